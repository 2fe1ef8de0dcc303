// The service worker of a house on a server: what arrives while the page is closed, where a tap on it leads, and the
// door of the page for when the server is away. What is played without a server keeps itself, at /device/.

const SHELL = 'shell'; // the page as it came last, the files that it names, and its words
const WORDS = ['cs', 'sk', 'en'].map((lang) => `/api/v1/texts/${lang}.ftl`);

self.addEventListener('push', (event) => {
  const { title, body, url } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, { body, tag: url, icon: '/icon-192.png', badge: '/icon-192.png', data: url }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = new URL(event.notification.data, self.location.origin).href;
  event.waitUntil(
    self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => {
      const open = pages.find((page) => page.url === url);
      return open ? open.focus() : self.clients.openWindow(url);
    }),
  );
});

self.addEventListener('install', (event) => event.waitUntil(fetch('/').then(keep).then(() => self.skipWaiting())));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** Keeps the page if it is another one than before: its files first, so that a page that is kept is whole. */
async function keep(page) {
  if (!page.ok) throw new Error(`/: ${page.status}`);
  const shell = await caches.open(SHELL);
  const text = await page.clone().text();
  if (text === (await (await shell.match('/'))?.text())) return;
  const files = [...text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((found) => found[1]);
  await shell.addAll([...files, ...WORDS]);
  await shell.put('/', page);
  for (const { url } of await shell.keys()) {
    const { pathname } = new URL(url);
    if (pathname.startsWith('/assets/') && !files.includes(pathname)) await shell.delete(url);
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/device')) return;
  if (request.mode === 'navigate' && !pathname.startsWith('/api/')) event.respondWith(page(event));
  else if (pathname.startsWith('/assets/') || WORDS.includes(pathname)) event.respondWith(orKept(request));
});

/** The server's own page, always; the one that is kept while nobody answers. */
async function page(event) {
  const answer = await fetch(event.request).catch(() => null);
  if (answer?.ok) event.waitUntil(keep(answer.clone()).catch(() => undefined));
  // A proxy says by these that nobody stands behind it.
  const away = !answer || [502, 503, 504].includes(answer.status);
  return (away ? await caches.match('/', { cacheName: SHELL }) : null) ?? answer ?? Response.error();
}

async function orKept(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(request.url, { cacheName: SHELL });
    if (kept) return kept;
    throw error;
  }
}

// The service worker of a house in a folder: everything is kept by version, so that it opens without a network. A new
// version waits until somebody wants it; pages of the old one find all their files meanwhile.

const version = 'VERSION';
const files = ['FILES'];
const name = `permonik-${version}`;

self.addEventListener('install', (event) => event.waitUntil(fill()));

async function fill() {
  const cache = await caches.open(name);
  for (const file of files) {
    const request = new Request(file, { cache: 'no-cache' });
    if (await cache.match(request.url)) continue; // the page has fetched it already
    const answer = await fetch(request);
    if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
    await cache.put(request.url, answer);
  }
}

self.addEventListener('activate', (event) => event.waitUntil(tidy()));

/** The last version stays for pages that are still open. */
async function tidy() {
  await self.clients.claim();
  const old = (await caches.keys()).filter((one) => one.startsWith('permonik-') && one !== name);
  await Promise.all(old.slice(0, -1).map((one) => caches.delete(one)));
}

self.addEventListener('message', (event) => {
  if (event.data === 'now') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return;
  event.respondWith(answer(request));
});

async function answer(request) {
  const cache = await caches.open(name);
  const url = request.mode === 'navigate' ? new URL('./', self.registration.scope).href : request.url;
  return (await cache.match(url)) ?? (await caches.match(url)) ?? fetch(request);
}

// It is my turn: the title says so, a small bell, and a notification where the page is hidden.

import { prefs } from '../../lib/prefs.svelte';
import { title } from '../../lib/title.svelte';
import type { LiveTable } from '../../lib/table/live.svelte';
import { t, texts } from '../../lib/texts.svelte';
import type { State } from '../../lib/wire';
import { sounds } from '../../sound/sounds';

export const watchTurns = {
  title(live: LiveTable): void {
    const game = live.table ? texts.gameName(live.table.game) : '';
    const turn = live.state !== null && (live.state.asked !== null || !!live.state.draft) && !live.state.over;
    title.here = `${turn ? `● ${t('table-your-turn')} · ` : ''}${game} · Permoník`;
  },

  asked(live: LiveTable, state: State): void {
    sounds.call();
    if (!prefs.notify || !document.hidden || !('Notification' in window) || Notification.permission !== 'granted')
      return;
    const words = texts.of(live.table?.game ?? '');
    const body = state.question ? words.message(state.question, state.names) : '';
    void notify(t('table-your-turn'), { body, tag: live.id, icon: '/icon-192.png' });
  },
};

/** Some browsers (those of Android) let only a service worker make notifications: public/sw.js, which a tap leads back here. */
async function notify(title: string, options: NotificationOptions): Promise<void> {
  try {
    const note = new Notification(title, options);
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    const worker = navigator.serviceWorker?.getRegistration();
    await worker?.then((found) => found?.showNotification(title, { ...options, data: location.href })).catch(() => undefined);
  }
}

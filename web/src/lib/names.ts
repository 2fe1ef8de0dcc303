import { t, texts } from './texts.svelte';

/** A bot as people call it, or its own name where the house has no words for it. */
export function botName(bot: string): string {
  return texts.house.has(`bot-${bot}`) ? t(`bot-${bot}`) : t('bot-other', { name: { text: bot } });
}

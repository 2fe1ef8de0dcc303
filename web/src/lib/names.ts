import { t, texts } from './texts.svelte';
import type { Seat } from './wire';

/** A bot as people call it, or its own name where the house has no words for it. */
export function botName(bot: string): string {
  return texts.house.has(`bot-${bot}`) ? t(`bot-${bot}`) : t('bot-other', { name: { text: bot } });
}

/** How a bot plays, in a few words: those of its level, or its name where it has none. */
export function botAbout(bot: string): string {
  return isLevel(bot) ? texts.house.form(`bot-${bot}`, 'about') : botName(bot);
}

/** How a seat is called. The match calls bots "easy 2", the same for everybody; here a level is said in words. */
export function seatName(seat: Pick<Seat, 'seat' | 'kind' | 'bot'>, name: string): string {
  const number = seat.seat + 1;
  const { bot } = seat;
  return seat.kind === 'bot' && bot && isLevel(bot) && name === `${bot} ${number}` ? `${botName(bot)} ${number}` : name;
}

const isLevel = (bot: string): boolean => texts.house.has(`bot-${bot}`, 'about');

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

/** How the seats are called. The match calls bots "easy 2", the same for everybody. Here a level is said in words, and
 * only bots of the same level are told apart by the number of their seat, which no line may break off. */
export function seatNames(seats: readonly Pick<Seat, 'seat' | 'kind' | 'bot'>[], names: readonly string[]): string[] {
  return names.map((name, at) => {
    const seat = seats[at];
    if (!seat || seat.kind !== 'bot' || !seat.bot || !isLevel(seat.bot) || name !== `${seat.bot} ${seat.seat + 1}`) return name;
    const twins = seats.filter((other) => other.kind === 'bot' && other.bot === seat.bot).length > 1;
    return twins ? `${botName(seat.bot)}\u00a0${seat.seat + 1}` : botName(seat.bot);
  });
}

const isLevel = (bot: string): boolean => texts.house.has(`bot-${bot}`, 'about');

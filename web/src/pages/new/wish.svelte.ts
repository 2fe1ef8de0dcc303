// A table as it is being wished for.

import { usualBot } from '../../lib/tables';
import { device } from '../../lib/where';
import type { Clock, Game, NewTable, OptionValue, SeatWish } from '../../lib/wire';

export class Wish {
  readonly game: Game;
  seats: SeatWish[] = $state([]);
  options: Record<string, OptionValue> = $state({});
  /** On a device: how those who share it are called, by seat. */
  given: Record<number, string> = $state({});
  public = $state(false);
  time: 'slow' | 'live' | 'days' = $state('slow');
  minutes = $state(20);
  increment = $state(15);
  days = $state(3);
  reserve = $state(3);
  end: Clock['end'] = $state('nothing');
  /** Seconds for somebody who is away; 0: for ever; null: as the house does. */
  wait: number | null = $state(null);
  spectators = $state(true);
  openHands = $state(false);
  chat = $state(true);
  name = $state('');
  rated = $state(false);
  group = $state('');

  constructor(game: Game) {
    this.game = game;
    this.options = Object.fromEntries(game.options.map((option) => [option.id, option.default]));
    this.seat(game.players.includes(2) ? 2 : Math.min(...game.players));
  }

  /** So many seats: those that were chosen stay. The first is mine, the others wait for company. */
  seat(players: number): void {
    const old = this.seats;
    this.seats = Array.from({ length: players }, (_, i) => old[i] ?? (i === 0 ? { kind: 'me' } : this.other));
  }

  /** Who else shall sit down: somebody who comes; on a device nobody can. */
  private get other(): SeatWish {
    return device ? { kind: 'bot', bot: usualBot(this.game) } : { kind: 'open' };
  }

  /** "me", "open" or "bot:name", as the lists of the page have it. */
  choose(seat: number, choice: string): void {
    this.seats[seat] = choice.startsWith('bot:')
      ? { kind: 'bot', bot: choice.slice(4) }
      : { kind: choice === 'me' ? 'me' : 'open' };
  }

  choice(seat: number): string {
    const wish = this.seats[seat];
    return wish?.kind === 'bot' ? `bot:${wish.bot ?? usualBot(this.game)}` : (wish?.kind ?? 'open');
  }

  /** Whether the match can count: at least two, one seat each. Whether the bots are known, the server says. */
  get rateable(): boolean {
    return this.seats.length > 1 && this.seats.filter((seat) => seat.kind === 'me').length <= 1;
  }

  /** Whether spectators may be shown hands, a round later: not where it counts, or where there are days to study them. */
  get canOpenHands(): boolean {
    return this.game.private && this.spectators && this.time !== 'days' && !(this.rated && this.rateable);
  }

  private clock(): Clock | null {
    if (this.time === 'slow') return null;
    if (this.time === 'days') return { base: 0, increment: 0, days: this.days, reserve: this.reserve, end: this.end };
    return { base: this.minutes * 60, increment: this.increment, days: 0, reserve: 0, end: this.end };
  }

  order(): NewTable {
    return {
      game: this.game.id,
      seats: device ? this.seats.map((seat, number) => ({ ...seat, name: this.given[number]?.trim() ?? '' })) : $state.snapshot(this.seats),
      options: $state.snapshot(this.options),
      public: this.public,
      clock: this.clock(),
      wait: this.wait,
      spectators: this.spectators,
      open_hands: this.openHands && this.canOpenHands,
      chat: this.chat,
      name: this.name.trim() || null,
      rated: this.rated && this.rateable,
      group: this.group || null,
    };
  }
}

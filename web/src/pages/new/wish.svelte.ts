// A table as it is being wished for.

import { usualBot } from '../../lib/tables';
import type { Clock, Game, NewTable, OptionValue, SeatWish } from '../../lib/wire';

export class Wish {
  readonly game: Game;
  seats: SeatWish[] = $state([]);
  options: Record<string, OptionValue> = $state({});
  public = $state(false);
  timed = $state(false);
  minutes = $state(20);
  increment = $state(15);
  end: Clock['end'] = $state('nothing');
  spectators = $state(true);
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
    this.seats = Array.from({ length: players }, (_, i) => old[i] ?? { kind: i === 0 ? 'me' : 'open' });
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

  order(): NewTable {
    return {
      game: this.game.id,
      seats: $state.snapshot(this.seats),
      options: $state.snapshot(this.options),
      public: this.public,
      clock: this.timed ? { base: this.minutes * 60, increment: this.increment, end: this.end } : null,
      spectators: this.spectators,
      chat: this.chat,
      name: this.name.trim() || null,
      rated: this.rated && this.rateable,
      group: this.group || null,
    };
  }
}

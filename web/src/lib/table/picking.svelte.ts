// A choice of several parts, picked in any order and handed over whole.

import type { Choice } from '../wire';

type Item = Choice['items'][number];

export class Picking {
  readonly choice: Choice;
  private counts: Readonly<Record<number, number>> = $state.raw({});

  constructor(choice: Choice, picks: readonly number[] = []) {
    this.choice = choice;
    for (const pick of picks) if (this.canAdd(pick)) this.set(pick, this.of(pick) + 1);
  }

  /** How often it is picked. */
  of(option: number): number {
    return this.counts[option] ?? 0;
  }
  get total(): number {
    return Object.values(this.counts).reduce((sum, n) => sum + n, 0);
  }
  get picks(): number[] {
    return this.choice.items.flatMap(({ option }) => Array<number>(this.of(option)).fill(option));
  }

  item(option: number): Item | undefined {
    return this.choice.items.find((item) => item.option === option);
  }

  canAdd(option: number): boolean {
    return this.room(option) > 0;
  }

  /** Everything that is asked for is picked. */
  get whole(): boolean {
    return this.total >= this.choice.least && this.total <= this.choice.most && this.lacking.length === 0;
  }
  /** Nothing more can be picked. */
  get full(): boolean {
    return this.choice.items.every(({ option }) => !this.canAdd(option));
  }
  /** Picked things that need another one beside them. */
  get lacking(): number[] {
    return this.choice.items
      .filter(({ option, needs }) => this.of(option) > 0 && needs.length > 0 && !needs.some((one) => this.of(one) > 0))
      .map(({ option }) => option);
  }

  add(option: number): void {
    if (this.canAdd(option)) this.set(option, this.of(option) + 1);
    this.complete();
  }

  /** As many of it as there may be. */
  fill(option: number): void {
    this.set(option, this.of(option) + this.room(option));
    this.complete();
  }

  remove(option: number): void {
    this.set(option, Math.max(0, this.of(option) - 1));
  }

  clear(): void {
    this.counts = {};
  }

  /** What is left to pick is no choice any more: it is picked. */
  private complete(): void {
    const { items, least, most } = this.choice;
    if (least !== most || items.some(({ clashes, needs }) => clashes.length > 0 || needs.length > 0)) return;
    const missing = most - this.total;
    const open = items.filter(({ option }) => this.canAdd(option));
    const left = open.reduce((sum, { option, limit }) => sum + limit - this.of(option), 0);
    if (missing === 0 || (open.length > 1 && left > missing)) return;
    for (const { option } of open) this.set(option, this.of(option) + this.room(option));
  }

  /** How many more of it can be picked. */
  private room(option: number): number {
    const item = this.item(option);
    if (!item || this.clash(option)) return 0;
    return Math.max(0, Math.min(item.limit - this.of(option), this.choice.most - this.total));
  }

  private clash(option: number): boolean {
    return this.choice.items.some(
      (other) =>
        this.of(other.option) > 0 &&
        other.option !== option &&
        (other.clashes.includes(option) || this.item(option)?.clashes?.includes(other.option)),
    );
  }

  private set(option: number, n: number): void {
    this.counts = { ...this.counts, [option]: n };
  }
}

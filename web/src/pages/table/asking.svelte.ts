// What a click on an answer means: a pick, an answer, or a question back before something is lost for good.

import { prefs } from '../../lib/prefs.svelte';
import type { LiveTable } from '../../lib/table/live.svelte';
import type { Ahead, Option } from '../../lib/wire';

export class Asking {
  /** The weighty answer that waits for "yes". */
  option: Option | null = $state.raw(null);
  private send: (() => void) | null = null;
  private readonly live: LiveTable;
  private readonly ends: (option: Option) => boolean;

  /** `ends`: whether an answer says by itself that what was drafted is played: it ends the turn, rolls or draws. */
  constructor(live: LiveTable, ends: (option: Option) => boolean) {
    this.live = live;
    this.ends = ends;
  }

  choose(option: Option): void {
    const { picking, stage } = this.live;
    stage.skip(); // who is asked "really?" or goes on picking looks at the present, not at how it came to this
    if (picking?.item(option.id)) {
      picking.add(option.id);
      this.picked();
    } else if ('via' in option) void this.live.chooseBoth(option as Ahead, this.ends(option));
    else this.weigh(option.weighty ? option : null, () => void this.live.choose(option, this.ends(option)));
  }

  /** Something was picked: what is complete goes on by itself. A draft can be taken back. */
  picked(): void {
    const { picking } = this.live;
    if (picking?.whole && picking.full && !this.weightyPick) this.handOver();
  }

  handOver(): void {
    this.weigh(this.weightyPick, () => void this.live.handOverPicks());
  }

  handOverWay(picks: readonly number[], ends: boolean): void {
    void this.live.handOverWay(picks, ends);
  }

  confirm(): void {
    const { send } = this;
    this.cancel();
    send?.();
  }

  cancel(): void {
    this.option = null;
    this.send = null;
  }

  private get weightyPick(): Option | null {
    const { picking, state } = this.live;
    return state?.options.find((option) => option.weighty && (picking?.of(option.id) ?? 0) > 0) ?? null;
  }

  /** Who never confirms a turn is asked once about what cannot be had back; for others the turn waits anyway. */
  private weigh(weighty: Option | null, send: () => void): void {
    if (!weighty || prefs.confirm !== 'never') return send();
    this.option = weighty;
    this.send = send;
  }
}

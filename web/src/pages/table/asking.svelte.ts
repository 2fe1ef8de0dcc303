// Asks before an answer that cannot be taken back, where the person wants to be asked.

import { prefs } from '../../lib/prefs.svelte';
import type { Option } from '../../lib/wire';

export class Asking {
  /** The answer that waits for "yes". */
  option: Option | null = $state.raw(null);
  private readonly send: (option: Option) => void;

  constructor(send: (option: Option) => void) {
    this.send = send;
  }

  choose(option: Option): void {
    if (prefs.confirm && option.final) this.option = option;
    else this.send(option);
  }

  confirm(): void {
    const option = this.option;
    this.option = null;
    if (option) this.send(option);
  }

  cancel(): void {
    this.option = null;
  }
}

// What stands beside the board is drawn a task after it, so that neither makes the page late for a frame; and what both
// have changed is laid out in a third, before the frame is due.

import { soon } from '../soon';
import type { LiveTable } from './live.svelte';
import type { Past } from './past.svelte';

/** What a new state changes beside the board. */
class Late {
  state: LiveTable['state'] = $state.raw(null);
  log: LiveTable['log'] = $state.raw([]);
  picking: LiveTable['picking'] = $state.raw(null);
  scene: LiveTable['scene'] = $state.raw(null);
  shown: LiveTable['shown'] = $state.raw(0);
  arrived: LiveTable['arrived'] = $state.raw(0);
}
class LatePast {
  seen: Past['seen'] = $state.raw(null);
}
const LATE = ['state', 'log', 'picking', 'scene', 'shown', 'arrived'] as const;

/** The same table, but what a new state changes is seen a task later. Must be made while a component is made. */
export function behind(live: LiveTable): LiveTable {
  const late = new Late();
  const latePast = new LatePast();
  const now = (): Partial<Late> => Object.fromEntries(LATE.map((name) => [name, live[name]]));
  Object.assign(late, now());
  latePast.seen = live.past.seen;
  $effect(() => {
    const next = now();
    const { seen } = live.past;
    let over = soon(() => {
      Object.assign(late, next);
      latePast.seen = seen;
      over = soon(() => void document.body.offsetHeight);
    });
    return () => over();
  });
  const past = instead(live.past, latePast);
  return instead(live, Object.assign(late, { past }));
}

/** The same object, but what `late` has is read there. */
function instead<T extends object>(own: T, late: Partial<T>): T {
  return new Proxy(own, {
    get(_, name) {
      if (name in late) return late[name as keyof T];
      const value: unknown = Reflect.get(own, name);
      return typeof value === 'function' ? value.bind(own) : value;
    },
    set: (_, name, value) => Reflect.set(own, name, value),
  });
}

type Asks = Pick<LiveTable, 'state'>;
/** Whether both show the same question: what was meant for another one must not be answered. */
export function sameQuestion({ state: one }: Asks, { state: other }: Asks): boolean {
  return one?.asked === other?.asked && one?.seat === other?.seat && one?.over === other?.over && one?.draft?.steps === other?.draft?.steps;
}

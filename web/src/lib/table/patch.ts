// What has changed, and what becomes of the state by it. The server tells a whole state after each hello.

import type { Patch, State } from '../wire';

export function patched(state: State, patch: Patch): State {
  return {
    ...state,
    ...patch.set,
    view: { ...state.view, ...patch.view },
    shown: { ...state.shown, ...patch.shown },
  };
}

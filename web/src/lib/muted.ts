// People whom I do not want to read, by id, with their names: the server leaves them out everywhere, the page shows who
// they are.
import { keep, kept } from './keep';

export type Muted = Readonly<Record<string, string>>;
const MUTED = 'permonik:muted';

export function readMuted(): Muted {
  try {
    return JSON.parse(kept(MUTED) ?? '{}') as Muted;
  } catch {
    return {};
  }
}

export function noteMuted(person: string, name: string, on: boolean): Muted {
  const { [person]: _, ...others } = readMuted();
  const muted = on ? { ...others, [person]: name } : others;
  keep(MUTED, JSON.stringify(muted));
  return muted;
}

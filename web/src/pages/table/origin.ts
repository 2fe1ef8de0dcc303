// Where a fork came from, so that it says so and leads back. This browser remembers it: a study is for its maker alone.

export interface Origin {
  table: string;
  entry: number;
}

const key = (study: string): string => `permonik:fork:${study}`;

export function keepOrigin(study: string, origin: Origin): void {
  try {
    localStorage.setItem(key(study), JSON.stringify(origin));
  } catch {
    return; // a browser that keeps nothing still forks
  }
}

export function originOf(study: string): Origin | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key(study)) ?? 'null');
    if (!kept || typeof kept !== 'object' || !('table' in kept) || !('entry' in kept)) return null;
    return typeof kept.table === 'string' && typeof kept.entry === 'number' ? { table: kept.table, entry: kept.entry } : null;
  } catch {
    return null;
  }
}

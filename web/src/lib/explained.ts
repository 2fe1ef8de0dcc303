// Which questions this device has explained already.

const KEY = 'permonik:explained';

function kept(): Set<string> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(found) ? found.filter((one) => typeof one === 'string') : []);
  } catch {
    return new Set();
  }
}

/** Whether this was never asked here before; from now on it was. */
export function firstTime(question: string): boolean {
  const seen = kept();
  if (seen.has(question)) return false;
  try {
    localStorage.setItem(KEY, JSON.stringify([...seen, question]));
  } catch {
    // A browser that keeps nothing explains it every time.
  }
  return true;
}

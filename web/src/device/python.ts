// Python in a worker: Pyodide's own files and our sources, all fetched packed from beside this page.

import type { PyodideAPI, PyodideConfig } from 'pyodide';

export interface Source {
  /** Where the folder `python` lies. */
  root: string;
  /** Of the house: what is fetched belongs to it, and is kept under it. */
  version: string;
  /** Those whose sources lie there. */
  games: readonly string[];
}

type Progress = (loaded: number) => void;
type Load = (config: PyodideConfig & { createPyodideModule: never }) => Promise<PyodideAPI>;

const MODULES = '/house';
const BYTECODE = '/bytecode';
const SOON = 4000; // milliseconds after the last sources came: what was read meanwhile is kept
// Pyodide wants a list of packages; ours needs none.
const NO_PACKAGES = JSON.stringify({ info: { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten_5_0_3', python: '3.14.2', version: '314.0.7' }, packages: {} });

/** The bytecode as our archives are: plain files with short names. */
const PACK = `
def pack():
    import io, os, tarfile
    whole = io.BytesIO()
    with tarfile.open(fileobj=whole, mode="w", format=tarfile.USTAR_FORMAT) as tape:
        for folder, _, names in sorted(os.walk("${BYTECODE}")):
            for name in sorted(names):
                path = os.path.join(folder, name)
                about = tarfile.TarInfo(os.path.relpath(path, "${BYTECODE}"))
                about.size = os.path.getsize(path)
                with open(path, "rb") as file:
                    tape.addfile(about, file)
    return whole.getvalue()

pack()
`;

/** The cache of this version. Browsers keep caches only for pages that came safely. */
const cacheOf = async ({ version }: Source): Promise<Cache | null> =>
  'caches' in self ? caches.open(`permonik-${version}`).catch(() => null) : null;

/** A packed file, from the cache where it lies there. */
async function fetched(source: Source, name: string): Promise<Response> {
  const url = `${source.root}${name}.gz?v=${source.version}`;
  const cache = await cacheOf(source);
  const found = await cache?.match(url);
  if (found) return found;
  const answer = await fetch(url);
  if (!answer.ok || !answer.body) throw new Error(`${name}: ${answer.status}`);
  if (cache) await cache.put(url, answer.clone()).catch(() => undefined); // a full browser still plays
  return answer;
}

/** The unpacked bytes as they come. */
async function unpacked(source: Source, name: string, progress: Progress): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, out) {
      progress(chunk.length);
      out.enqueue(chunk);
    },
  });
  const packed = (await fetched(source, name)).body as ReadableStream<Uint8Array<ArrayBuffer>>;
  return packed.pipeThrough(counted).pipeThrough(new DecompressionStream('gzip') as ReadableWritablePair<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>);
}

const whole = async (source: Source, name: string, progress: Progress): Promise<ArrayBuffer> =>
  new Response(await unpacked(source, name, progress)).arrayBuffer();

/** The files of a tar archive: only plain files with short names are in ours. */
function* files(tar: Uint8Array): Generator<[string, Uint8Array]> {
  const text = new TextDecoder();
  const field = (at: number, size: number): string => text.decode(tar.subarray(at, at + size)).replace(/\0.*$/s, '');
  for (let at = 0; at + 512 <= tar.length && tar[at]; ) {
    const size = parseInt(field(at + 124, 12), 8);
    const [name, folder] = [field(at, 100), field(at + 345, 155)];
    yield [folder ? `${folder}/${name}` : name, tar.subarray(at + 512, at + 512 + size)];
    at += 512 + Math.ceil(size / 512) * 512;
  }
}

export class Python {
  private readonly unpackedGames = new Map<string, Promise<void>>();

  private timer: ReturnType<typeof setTimeout> | undefined;
  private kept = 0;

  private constructor(
    readonly api: PyodideAPI,
    private readonly source: Source,
    /** Where this worker's bytecode is kept: each reads other parts of the sources. */
    private readonly bytecode: string,
  ) {}

  /** `who`: the worker that it is for. */
  static async start(source: Source, who: string, progress: Progress = () => undefined): Promise<Python> {
    const { root } = source;
    const [script, library, house, wasm] = await Promise.all([
      whole(source, 'pyodide.asm.mjs', progress),
      whole(source, 'python_stdlib.zip', progress),
      whole(source, 'house.tar', progress),
      unpacked(source, 'pyodide.asm.wasm', progress),
    ]);
    const kept = URL.createObjectURL(new Blob([library]));
    const module = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
    const { default: createPyodideModule } = (await import(/* @vite-ignore */ module)) as { default: never };
    const { loadPyodide } = (await import(/* @vite-ignore */ `${root}pyodide.mjs?v=${source.version}`)) as { loadPyodide: Load };
    // Pyodide fetches its machine code by itself: it gets what is unpacked here.
    const fetchAnything = self.fetch;
    self.fetch = (what, init) =>
      String(what).endsWith('pyodide.asm.wasm')
        ? Promise.resolve(new Response(wasm, { headers: { 'Content-Type': 'application/wasm' } }))
        : fetchAnything(what, init);
    try {
      const api = await loadPyodide({ indexURL: root, stdLibURL: kept, lockFileContents: NO_PACKAGES, createPyodideModule });
      const python = new Python(api, source, `${root}bytecode-${who}.tar?v=${source.version}`);
      await python.readBytecode();
      python.install(house);
      api.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(MODULES)}); sys.dont_write_bytecode = False; sys.pycache_prefix = ${JSON.stringify(BYTECODE)}`);
      return python;
    } finally {
      self.fetch = fetchAnything;
      URL.revokeObjectURL(kept);
      URL.revokeObjectURL(module);
    }
  }

  /** Have the sources of a game at hand. */
  game(id: string): Promise<void> {
    if (!this.source.games.includes(id)) return Promise.resolve(); // Python says that it does not know it
    let found = this.unpackedGames.get(id);
    if (!found) {
      found = whole(this.source, `${id}.tar`, () => undefined).then((tar) => this.install(tar));
      found.catch(() => this.unpackedGames.delete(id));
      this.unpackedGames.set(id, found);
    }
    return found;
  }

  private install(tar: ArrayBuffer): void {
    this.unpack(tar, MODULES);
    this.api.runPython('import importlib; importlib.invalidate_caches()');
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.keepBytecode().catch(() => undefined), SOON); // without it the next start is slower
  }

  private unpack(tar: ArrayBuffer, folder: string): void {
    for (const [name, bytes] of files(new Uint8Array(tar))) {
      const path = `${folder}/${name}`;
      this.api.FS.mkdirTree(path.slice(0, path.lastIndexOf('/')));
      this.api.FS.writeFile(path, bytes);
      this.api.FS.utime(path, 0, 0); // bytecode belongs to sources of that time
    }
  }

  private async readBytecode(): Promise<void> {
    this.api.FS.mkdirTree(BYTECODE); // Python makes no folder at the root
    const found = await (await cacheOf(this.source))?.match(this.bytecode);
    if (!found) return;
    const tar = await found.arrayBuffer();
    this.kept = tar.byteLength;
    this.unpack(tar, BYTECODE);
  }

  /** What Python has made of our sources: the next visit need not make it again. */
  private async keepBytecode(): Promise<void> {
    const cache = await cacheOf(this.source);
    if (!cache) return;
    const made = this.api.runPython(PACK) as { toJs(): Uint8Array<ArrayBuffer>; destroy(): void };
    const tar = made.toJs();
    made.destroy();
    if (tar.byteLength === this.kept) return;
    await cache.put(this.bytecode, new Response(tar));
    this.kept = tar.byteLength;
  }
}

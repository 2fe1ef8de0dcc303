import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

// The server that `npm run dev` talks to.
const server = process.env.PERMONIK_SERVER ?? 'http://127.0.0.1:8765';

// Scripts and styles lie packed beside themselves, for browsers that can unpack them: a sixth smaller than by gzip.
const packed = (): Plugin => ({
  name: 'packed',
  apply: 'build',
  writeBundle({ dir = '' }, bundle) {
    for (const name of Object.keys(bundle)) {
      if (/\.(js|css)$/.test(name)) writeFileSync(join(dir, `${name}.br`), brotliCompressSync(readFileSync(join(dir, name))));
    }
  },
});

// Parts that every page shows.
const HOUSE = /vite\/preload-helper|node_modules\/(?:svelte|@fluent|clsx|esm-env)\/|src\/(?:art\/(?:draw|plates|parts\/ink)|lib\/(?:icons\/(?:Icon|Glyph|paths)|kit\/(?:Mark|marks|Segmented|Empty|Button|Toasts|Later)|later|keep|muted|signed|time|names|api|words|texts|prefs|router|session|toasts|title|turns))\b/;
// Parts that every table shows besides, whatever its game is.
const TABLE = /src\/(?:lib\/(?:icons\/(?:things|Thing)|kit\/(?:Glyphs|moves|Pager|Counter|Tabs|Sheet|TipLayer|Piece|Syllables|syllables|tips|drafted|drag|motion|answers|wish)|options|soon|table\/(?:since|deeds|dealing|drafting|decides))|art\/(?:Picture|pictures)|sound\/sounds|pages\/table\/Option(?:s|Button)|boards\/index)\b/;

// The house in a folder (`make static`): addresses stand behind a #, Python lies beside the page.
const folder = (): Plugin => ({
  name: 'folder',
  enforce: 'pre',
  transform: (code, id) => (id.endsWith('.svelte') ? code.replaceAll('href="/', 'href="#/') : null),
  writeBundle({ dir = '' }) {
    mkdirSync(join(dir, 'python'), { recursive: true });
    for (const name of ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm', 'python_stdlib.zip'])
      copyFileSync(join('node_modules/pyodide', name), join(dir, 'python', name));
  },
});

export default defineConfig(({ mode }) => ({
  plugins: mode === 'static' ? [folder(), svelte()] : [svelte(), packed()],
  base: mode === 'static' ? './' : '/',
  define: { __DEVICE__: mode === 'static' },
  worker: { format: 'es' },
  build: {
    outDir: mode === 'static' ? '../src/permonik/local/page' : '../src/permonik/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the page forbids data: URLs for scripts and fonts
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Pictures come in files of their own, after the board that shows them; what every page needs is one file, and
        // what every table needs besides is another: many small files pack badly.
        codeSplitting: {
          groups: [
            { name: 'house', test: HOUSE, priority: 3 },
            { name: 'table', test: TABLE, priority: 2 },
            { name: 'art-parts', test: /src\/art\/parts\/(?!ink)/ },
            { debugName: 'art', name: (id: string) => /src\/art\/([\w-]+)\.ts$/.exec(id)?.[1]?.replace(/^/, 'art-') ?? null, test: /src\/art\/(?:cave-vs-cave|caverna|rivals|saboteur)\.ts$/ },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/api': { target: server, ws: true } },
  },
  test: { include: ['src/**/*.test.ts'], testTimeout: 120_000 }, // a busy machine is no fault
}));

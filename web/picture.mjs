// Draws what composes itself: node picture.mjs components.json room-herb_room prints the picture as an SVG.

import { readFileSync } from 'node:fs';
import { createServer } from 'vite';

const [file, id] = process.argv.slice(2);
const server = await createServer({ configFile: false, root: import.meta.dirname, server: { middlewareMode: true, hmr: false, watch: null }, appType: 'custom', optimizeDeps: { noDiscovery: true }, logLevel: 'error' });
const { composer } = await server.ssrLoadModule('/src/art/composed.ts');
const { rowsOf } = await server.ssrLoadModule('/src/art/rows.ts');
const { draw } = await server.ssrLoadModule('/src/art/draw.ts');
const composition = composer(rowsOf(JSON.parse(readFileSync(file, 'utf8'))))(id);
await server.close();
if (!composition) throw new Error(`no row says what ${id} is`);
console.log(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${draw(id, composition)}</svg>`);

#!/usr/bin/env node
// A bot in JavaScript: it reads questions and writes answers, one line of JSON each.
//
// permonik bot cave-vs-cave --command "node examples/my_bot.mjs"

import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { game: { type: 'string' }, seed: { type: 'string' } } });

// The same seed should give the same answers, so no Math.random().
let state = Number(values.seed ?? 0) >>> 0;
function random(below) {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * below);
}

function say(line) {
  process.stdout.write(JSON.stringify(line) + '\n');
}

// Furnish a room whenever you can, else anything. `view` is all that the seat may know.
function choose(view, options) {
  const wanted = options.filter((option) => option.text.startsWith('furnish'));
  const among = wanted.length ? wanted : options;
  return among[random(among.length)].id;
}

say({ 'permonik-bot': 1, bot: 'my-bot', game: values.game });
for await (const line of createInterface({ input: process.stdin })) {
  const { ask, view, options } = JSON.parse(line);
  say({ answer: ask, choose: choose(view, options) });
}

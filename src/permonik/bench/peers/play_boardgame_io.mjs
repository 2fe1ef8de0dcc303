// boardgame.io: its reducer, with tic-tac-toe as the game. Answers as loop.py does.
import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const require = createRequire(pathToFileURL(process.argv[2] + "/"));
const { CreateGameReducer, InitializeGame } = require("boardgame.io/internal");

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const won = (cells) => LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]);

const game = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, id) => {
      G.cells[id] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (won(G.cells)) return { winner: ctx.currentPlayer };
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
  },
};
const reducer = CreateGameReducer({ game });

// A small random number generator with a seed, so that games can be repeated.
function random(seed) {
  let a = (seed + 1) * 0x9e3779b9;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function legal(state) {
  if (state.ctx.gameover !== undefined) return [];
  const cells = state.G.cells;
  const free = [];
  for (let id = 0; id < 9; id++) if (cells[id] === null) free.push(id);
  return free;
}

function apply(state, id) {
  const payload = { type: "mark", args: [id], playerID: state.ctx.currentPlayer };
  return reducer(state, { type: "MAKE_MOVE", payload });
}

function play(seed, tally, twice) {
  const pick = random(seed);
  let state = InitializeGame({ game });
  for (;;) {
    const actions = legal(state);
    if (actions.length === 0) return;
    if (twice) legal(state);
    tally.decisions++;
    if (actions.length > 1) {
      tally.choices++;
      tally.answers += actions.length;
    }
    state = apply(state, actions[Math.floor(pick() * actions.length)]);
  }
}

function timed(first, games, until = Infinity, twice = false) {
  const tally = { games: 0, decisions: 0, choices: 0, answers: 0, seconds: 0, times: [] };
  for (let seed = first; seed < first + games && tally.seconds <= until; seed++) {
    const begun = performance.now();
    play(seed, tally, twice);
    tally.times.push((performance.now() - begun) / 1000);
    tally.seconds += tally.times.at(-1);
    tally.games++;
  }
  tally.times.sort((a, b) => a - b);
  return tally;
}

function parts(first, seconds) {
  const sample = timed(first, 1e7, seconds);
  const best = (twice) => Math.min(...[1, 2, 3].map(() => timed(first, sample.games, Infinity, twice).seconds));
  const once = best(false);
  const each = 1e6 / sample.decisions;
  const asking = Math.max(0, best(true) - once) * each;
  // A state is never changed in place, so keeping it is the copy.
  return { legal: asking, apply: once * each - asking, copy: 0, searched: sample.decisions / once };
}

let named = false;
createInterface({ input: process.stdin }).on("line", (line) => {
  const request = JSON.parse(line);
  let answer = "ready";
  if (named) {
    const [what, first, amount] = request;
    answer = what === "play" ? timed(first, 1e7, amount) : what === "games" ? timed(first, amount) : parts(first, amount);
  }
  named = true;
  process.stdout.write(JSON.stringify(answer) + "\n");
});

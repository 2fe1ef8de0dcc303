// Two of its own clients at each of so many matches: `node play.js PORT MATCHES SECONDS THINK`.
// A move takes until the other player's client has it.

const { Client } = require('boardgame.io/client');
const { SocketIO } = require('boardgame.io/multiplayer');
const game = require('./game.js');

const [port, matches, seconds, think] = process.argv.slice(2).map(Number);
const server = `http://localhost:${port}`;
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
const thought = () => -Math.log(1 - Math.random()) * think * 1000;
const took = [];
let counting = false;
let over = false;

async function until(found) {
  while (!found()) await sleep(2);
}

/** A match that its server does not know is made when somebody comes. */
async function sitDown(number) {
  const clients = ['0', '1'].map((playerID) =>
    Client({ game, matchID: `match${number}`, playerID, multiplayer: SocketIO({ server }), debug: false }),
  );
  for (const client of clients) client.start();
  await until(() => clients.every((client) => client.getState() !== null && client.getState().isConnected));
  return clients;
}

async function play(clients) {
  while (!over) {
    await sleep(thought());
    const state = clients[0].getState();
    const me = Number(state.ctx.currentPlayer);
    const free = state.G.cells.flatMap((cell, id) => (cell === null ? [id] : []));
    const before = clients[1 - me].getState()._stateID;
    const news = new Promise((done) => {
      const stop = clients[1 - me].subscribe((now) => {
        if (now && now._stateID > before) {
          stop();
          done();
        }
      });
    });
    const start = performance.now();
    clients[me].moves.clickCell(free[Math.floor(Math.random() * free.length)]);
    await news;
    if (counting) took.push(performance.now() - start);
    await until(() => clients.every((client) => client.getState()._stateID > before));
  }
}

async function main() {
  const tables = [];
  for (let i = 0; i < matches; i++) tables.push(await sitDown(i));
  for (const clients of tables) void play(clients);
  await sleep(Math.min(seconds, 2 * think) * 1000);
  counting = true;
  console.log('counting');
  await sleep(seconds * 1000);
  counting = false;
  took.sort((a, b) => a - b);
  const share = (part) => took[Math.min(took.length - 1, Math.floor(took.length * part))] ?? 0;
  console.log(JSON.stringify({ moves: took.length, p50: share(0.5), p99: share(0.99) }));
  over = true;
  process.exit(0);
}

main();

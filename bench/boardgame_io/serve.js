// boardgame.io's own server on the loopback. `node serve.js [FOLDER]`: in memory, or with its flat-file store in a folder.

const { Server, Origins, FlatFile } = require('boardgame.io/server');
const game = require('./game.js');

async function main() {
  const folder = process.argv[2];
  const db = folder ? new FlatFile({ dir: folder }) : undefined;
  const server = Server({ games: [game], origins: [Origins.LOCALHOST], ...(db ? { db } : {}) });
  const running = await server.run({ port: 0 });
  console.log(`port ${running.appServer.address().port}`);
}

main();

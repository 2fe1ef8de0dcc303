// Tic-tac-toe as boardgame.io's tutorial has its rules, without an end: a full board is cleared.

const INVALID_MOVE = 'INVALID_MOVE';

module.exports = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
      if (G.cells.every((cell) => cell !== null)) G.cells = Array(9).fill(null);
    },
  },
};

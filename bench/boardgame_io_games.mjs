// Games that boardgame.io plays at random, without a server or a page, by its own reducer and its own RandomBot:
//
//   node boardgame_io_games.mjs tic-tac-toe|tricks SECONDS
//
// Prints one JSON object for `signoria bench --peer`: games, moves, and the seconds of processor time that they took.

import { createRequire } from 'node:module'

const require = createRequire(process.cwd() + '/')
const [, , name, seconds] = process.argv

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]]

// The game of its own tutorial.
const ticTacToe = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { mark: ({ G, playerID }, cell) => void (G.cells[cell] = playerID) },
  endIf: ({ G }) => {
    if (LINES.some(([a, b, c]) => G.cells[a] !== null && G.cells[a] === G.cells[b] && G.cells[a] === G.cells[c])) return {}
    if (G.cells.every((cell) => cell !== null)) return {}
  },
  ai: { enumerate: (G) => G.cells.flatMap((cell, place) => (cell === null ? [{ move: 'mark', args: [place] }] : [])) },
}

// Four hands of thirteen cards; each seat plays any of its own, and the highest takes the trick.
const tricks = {
  setup: ({ random }) => {
    const cards = random.Shuffle(Array.from({ length: 52 }, (_, card) => card))
    return { hands: [0, 1, 2, 3].map((seat) => cards.slice(13 * seat, 13 * seat + 13)), trick: [], won: [0, 0, 0, 0] }
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    lay: ({ G, playerID }, place) => {
      G.trick.push({ seat: Number(playerID), card: G.hands[playerID].splice(place, 1)[0] })
      if (G.trick.length < 4) return
      G.won[G.trick.reduce((best, laid) => (laid.card > best.card ? laid : best)).seat] += 1
      G.trick = []
    },
  },
  endIf: ({ G }) => (G.hands.every((hand) => hand.length === 0) ? {} : undefined),
  ai: { enumerate: (G, _ctx, seat) => G.hands[seat].map((_card, place) => ({ move: 'lay', args: [place] })) },
}

const PLAYED = { 'tic-tac-toe': [ticTacToe, 2], tricks: [tricks, 4] }

function playOut(game, seats, reducer, bot) {
  const { InitializeGame } = require('boardgame.io/internal')
  let state = InitializeGame({ game, numPlayers: seats })
  let moves = 0
  while (state.ctx.gameover === undefined) {
    const seat = state.ctx.currentPlayer
    state = reducer(state, bot.random(bot.enumerate(state.G, state.ctx, seat)))
    moves += 1
  }
  return moves
}

const { CreateGameReducer } = require('boardgame.io/internal')
const { RandomBot } = require('boardgame.io/ai')
const [game, seats] = PLAYED[name]
const reducer = CreateGameReducer({ game })
const bot = new RandomBot({ enumerate: game.ai.enumerate })
const spent = (since) => process.cpuUsage(since).user / 1e6 + process.cpuUsage(since).system / 1e6

for (let warm = 0; warm < 50; warm++) playOut(game, seats, reducer, bot)
let games = 0
let moves = 0
const start = process.cpuUsage()
while (spent(start) < Number(seconds)) {
  moves += playOut(game, seats, reducer, bot)
  games += 1
}
console.log(JSON.stringify({ games, moves, seconds: spent(start) }))

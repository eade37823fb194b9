// boardgame.io's own server under the load of bench/server.py: the same tables, sockets, pace and way of measuring.
//
//   node boardgame_io.mjs serve PORT           the server, with games in memory, which is what it comes with
//   node boardgame_io.mjs load PORT TABLES SECONDS LIMIT_MS INTERVAL...
//
// Its game moves a marker over a board whose state is about as long as a sight of Rialto.

import { createRequire } from 'node:module'

const require = createRequire(process.cwd() + '/')
const SEATS = 4
const [, , role, port, ...words] = process.argv

const game = {
  name: 'bench',
  setup: () => ({ at: 0, board: Array.from({ length: 400 }, (_, place) => ({ place, card: place % 7 })) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { step: ({ G }) => void (G.at += 1) },
}

async function serve() {
  const { Server } = require('boardgame.io/server')
  await Server({ games: [game], origins: [true] }).run({ port: Number(port) })
  console.log('ready')
}

async function open(count) {
  const { io } = require('socket.io-client')
  const tables = []
  for (let number = 0; number < count; number++) {
    const matchID = `match${number}` // made by the first who asks for it
    const table = { matchID, state: 0, turn: 0, sockets: [], waiting: null }
    for (let seat = 0; seat < SEATS; seat++) table.sockets.push(await join(io, table, seat))
    tables.push(table)
  }
  return tables
}

function join(io, table, seat) {
  const socket = io(`http://127.0.0.1:${port}/bench`, { transports: ['websocket'], forceNew: true })
  return new Promise((joined) => {
    socket.on('connect', () => socket.emit('sync', table.matchID, String(seat), undefined, SEATS))
    socket.on('sync', () => joined(socket))
    socket.on('update', (_match, state) => table.waiting?.heard(seat, state))
  })
}

function move(table) {
  const start = performance.now()
  const seat = table.turn % SEATS
  const sent = table.state
  return new Promise((moved, failed) => {
    const timer = setTimeout(() => failed(new Error('no update')), 10_000)
    const left = new Set(table.sockets.keys())
    table.waiting = {
      heard(by, state) {
        if (state._stateID <= sent) return
        left.delete(by)
        table.state = Math.max(table.state, state._stateID)
        if (left.size) return
        clearTimeout(timer)
        table.turn += 1
        moved(performance.now() - start)
      },
    }
    const payload = { type: 'step', args: [], playerID: String(seat), credentials: undefined }
    table.sockets[seat].emit('update', { type: 'MAKE_MOVE', payload }, sent, table.matchID, String(seat))
  })
}

async function run(tables, interval, seconds) {
  const times = []
  let errors = 0
  const began = performance.now()
  const pause = (until) => new Promise((awake) => setTimeout(awake, Math.max(0, until - performance.now())))
  await Promise.all(
    tables.map(async (table, place) => {
      for (let due = began + (interval * place) / tables.length; due < began + seconds * 1000; due += interval) {
        await pause(due)
        await move(table).then((time) => times.push(time), () => (errors += 1))
      }
    }),
  )
  times.sort((one, other) => one - other)
  const part = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN
  return { p50: part(0.5), p99: part(0.99), moves: times.length, errors }
}

async function load() {
  const [count, seconds, limit, ...intervals] = words.map(Number)
  const tables = await open(count)
  console.log(`boardgame.io: ${count} tables, ${count * SEATS} sockets, one process, in memory`)
  await run(tables, 2000, 4)
  let held = 0
  for (const interval of intervals) {
    const { p50, p99, moves, errors } = await run(tables, interval, seconds)
    const rate = (count * 1000) / interval
    const figures = `p50 ${p50.toFixed(1).padStart(6)} ms  p99 ${p99.toFixed(1).padStart(6)} ms`
    console.log(`${rate.toFixed(0).padStart(6)} moves/s  ${figures}  ${moves} moves, ${errors} errors`)
    if (errors || p99 > limit) break
    held = rate
  }
  console.log(`  highest rate held with p99 under ${limit} ms: ${held.toFixed(0)} moves/s`)
  process.exit(0)
}

await (role === 'serve' ? serve() : load())

import { api } from './api'
import type { LiveMessage } from './types'

export type Connection = 'joining' | 'live' | 'lost'

interface Listener {
  /** The journal entry seen last: the server sends what came after it. */
  seq: () => number
  heard: (message: LiveMessage) => void
  connection: (state: Connection) => void
}

const FIRST_WAIT = 500
const LONGEST_WAIT = 15_000
const SILENCE = 25_000

/** The socket of one viewer of a table. It comes back by itself after every loss, later each time. */
export class Live {
  #socket: WebSocket | null = null
  #wait = FIRST_WAIT
  #timer: ReturnType<typeof setTimeout> | undefined
  #heart: ReturnType<typeof setInterval> | undefined
  #closed = false

  constructor(
    private readonly table: string,
    private readonly seat: number | null,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.#again)
    document.addEventListener('visibilitychange', this.#again)
    this.#open()
  }

  readonly #again = (): void => {
    if (document.visibilityState === 'visible' && this.#socket?.readyState !== WebSocket.OPEN) this.#open()
  }

  #open(): void {
    clearTimeout(this.#timer)
    if (this.#closed) return
    this.#drop()
    const socket = new WebSocket(api.liveAddress(this.table, this.seat, this.listener.seq()))
    this.#socket = socket
    let heard = Date.now()
    socket.onopen = () => {
      this.#wait = FIRST_WAIT
      this.listener.connection('live')
      this.#heart = setInterval(() => {
        if (Date.now() - heard > 2 * SILENCE) socket.close()
        else socket.send(JSON.stringify({ type: 'ping' }))
      }, SILENCE)
    }
    socket.onmessage = (event: MessageEvent<string>) => {
      heard = Date.now()
      this.listener.heard(JSON.parse(event.data) as LiveMessage)
    }
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost()
    }
  }

  #lost(): void {
    clearInterval(this.#heart)
    if (this.#closed) return
    this.listener.connection('lost')
    // Not all at once after the server was down: half of the wait is chance.
    this.#timer = setTimeout(() => this.#open(), this.#wait * (0.5 + Math.random() / 2))
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 1.8)
  }

  #drop(): void {
    clearInterval(this.#heart)
    const old = this.#socket
    this.#socket = null
    old?.close()
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    removeEventListener('online', this.#again)
    document.removeEventListener('visibilitychange', this.#again)
    this.#drop()
  }
}

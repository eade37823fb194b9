import { api, newKey, Refused } from './api'
import { faultText } from './faults'
import { gameKnown, gameWords } from './library.svelte'
import { Live, type Connection } from './live'
import * as outbox from './outbox'
import { sceneOf } from './scenes'
import type { Scene } from './scene'
import * as sound from './sound'
import type { Answer, ChatLine, GameDescription, GameEvent, LineEntry, LiveMessage, LiveSight, Sight } from './types'
import { words, type Words } from './words.svelte'

/** What came in: for whoever shows pieces on their way. */
export interface Arrival {
  from: number
  events: GameEvent[][]
}

/** How long until a move that didn't get through is sent again. */
const AGAIN = 2000

/** One viewer at one table: what the server says of it, kept up to date, and what is sent to it. */
export class Session {
  sight: Sight | null = $state.raw(null)
  game: GameDescription | null = $state.raw(null)
  scene: Scene | null = $state.raw(null)
  line: LineEntry[] = $state.raw([])
  events: GameEvent[][] = $state.raw([])
  chat: ChatLine[] = $state.raw([])
  unreadChat = $state(0)
  connection: Connection = $state('joining')
  /** What went wrong last, for the one who looks. */
  trouble = $state('')
  /** What keeps the whole table from being shown. */
  closed: Refused | null = $state.raw(null)
  /** A move that the server hasn't acknowledged yet. */
  sending: string | null = $state(null)
  /** The ply from which the game is new to me: "while you were away". */
  awaySince: number | null = $state(null)
  /** The server's clock against this one. */
  offset = $state(0)
  #live: Live | null = null
  #known = 0
  #heardFirst = false
  #retry: ReturnType<typeof setTimeout> | undefined

  /** Called with what came in, while the page still shows what was before. */
  arrived: (arrival: Arrival) => Promise<void> = async () => {}

  constructor(readonly table: string) {}

  /** Everything that the page of the table is made of has come. */
  get isReady(): boolean {
    return this.sight !== null && this.game !== null && this.scene !== null && gameWords.of(this.sight.game) !== null
  }

  get seat(): number | null {
    return this.sight?.seat ?? null
  }

  /** The seat that looks, as views write it. */
  get me(): string | null {
    return this.seat === null ? null : String(this.seat + 1)
  }

  get words(): Words {
    return (this.sight && gameWords.of(this.sight.game)) ?? words()
  }

  get isMine(): boolean {
    return this.seat !== null && (this.sight?.mine.includes(this.seat) ?? false)
  }

  get myTurn(): boolean {
    const { sight } = this
    if (!sight || sight.over || this.seat === null || !this.isMine) return false
    return sight.held === null ? sight.asked.includes(this.seat) : sight.held === this.seat
  }

  /** Opens the table from a seat; without one from the seat of mine that is asked, or looking on. */
  async open(wanted: number | null = null): Promise<void> {
    try {
      let sight = await api.sight(this.table, wanted)
      const mine = sight.mine.find((seat) => sight.asked.includes(seat)) ?? sight.mine[0]
      if (wanted === null && mine !== undefined) sight = await api.sight(this.table, mine)
      const [game, scene, history] = await Promise.all([
        gameKnown(sight.game),
        sceneOf(sight.game),
        api.history(this.table, sight.seat, 0),
      ])
      this.game = game
      this.scene = scene
      this.line = history.line
      this.events = history.events
      this.#take(sight)
      this.#known = sight.seen
      this.#heardFirst = false
      this.#join(sight.seat)
      void this.#loadChat()
    } catch (fault) {
      this.closed = fault instanceof Refused ? fault : new Refused(0, { code: 'page', message: String(fault), clause: null, ply: null, seq: null })
    }
  }

  /** Looks from another seat of mine, at the same screen. */
  async look(seat: number | null): Promise<void> {
    this.#live?.close()
    await this.open(seat)
  }

  close(): void {
    clearTimeout(this.#retry)
    this.#live?.close()
  }

  #join(seat: number | null): void {
    this.#live?.close()
    this.#live = new Live(this.table, seat, {
      seq: () => (this.#heardFirst ? (this.sight?.seq ?? 0) : this.#known),
      heard: (message) => this.#hear(message),
      connection: (state) => {
        this.connection = state
        if (state === 'live') void this.#sendKept()
      },
    })
  }

  #hear(message: LiveMessage): void {
    if (message.type === 'sight') void this.#hearSight(message)
    else if (message.type === 'chat') this.#takeChat(message.lines)
    else if (message.type === 'gone') void this.open()
    else this.offset = message.now - Date.now()
  }

  async #hearSight(message: LiveSight): Promise<void> {
    const before = this.sight
    if (before && message.sight.seq < before.seq) return
    if (!this.#heardFirst) {
      this.#heardFirst = true
      this.#noteAbsence(message)
    }
    const wasMine = this.myTurn
    const known = before ? this.events.length : message.from
    const isNew = message.from + message.events.length > known || message.from < known
    const fresh = Math.max(0, Math.min(message.events.length, known - message.from))
    const arrival: Arrival = { from: message.from + fresh, events: message.events.slice(fresh) }
    this.line = [...this.line.slice(0, message.from), ...message.line]
    this.events = [...this.events.slice(0, message.from), ...message.events]
    this.#take(message.sight)
    if (isNew && document.visibilityState === 'visible') await this.arrived(arrival)
    this.#ring(wasMine, before)
    if (document.visibilityState === 'visible') this.markSeen()
  }

  #noteAbsence(message: LiveSight): void {
    const others = message.line.some((entry) => entry.actor !== null && entry.actor !== this.me)
    if (this.#known > 0 && this.isMine && others) this.awaySince = message.from
  }

  #ring(wasMine: boolean, before: Sight | null): void {
    if (this.sight?.over && !before?.over) sound.play('end')
    else if (this.myTurn && !wasMine) sound.play('turn')
    else if (this.sight?.ply !== before?.ply) sound.play('piece')
  }

  #take(sight: Sight): void {
    this.sight = sight
    this.offset = sight.now - Date.now()
  }

  markSeen(): void {
    const { sight } = this
    if (!sight || !sight.mine.length || sight.seq <= this.#known) return
    this.#known = sight.seq
    void api.seen(this.table, sight.seq).catch(() => undefined)
  }

  // What is sent.

  /** Plays a move. It is kept until the server has it: a lost connection loses no move. */
  async play(move: string): Promise<void> {
    const { sight, seat } = this
    if (!sight || seat === null) return
    const pending = outbox.keep({ table: this.table, seat, move, ply: sight.ply, seen: sight.seq })
    await this.#post(pending)
  }

  async #post(pending: outbox.Pending): Promise<void> {
    this.sending = pending.move
    try {
      await api.move(pending.table, pending.seat, pending.move, pending.ply, pending.seen, pending.key)
      outbox.done(pending.table)
      this.trouble = ''
    } catch (fault) {
      this.trouble = faultText(fault)
      if (fault instanceof Refused && (fault.status === 0 || fault.status >= 500)) {
        this.#retry = setTimeout(() => void this.#sendKept(), AGAIN)
        return
      }
      outbox.done(pending.table)
    }
    this.sending = null
  }

  async #sendKept(): Promise<void> {
    clearTimeout(this.#retry)
    const pending = outbox.kept(this.table)
    if (pending && this.sight?.mine.includes(pending.seat)) await this.#post(pending)
  }

  /** Does something at the table that answers with the entry it became; false when it was refused. */
  async act(deed: (seat: number, ply: number, key: string) => Promise<Answer>): Promise<boolean> {
    const { sight } = this
    if (!sight) return false
    return this.attempt(() => deed(this.seat ?? -1, sight.ply, newKey()))
  }

  async attempt(deed: () => Promise<unknown>): Promise<boolean> {
    try {
      await deed()
      this.trouble = ''
      return true
    } catch (fault) {
      this.trouble = faultText(fault)
      return false
    }
  }

  // Talk.

  async #loadChat(): Promise<void> {
    const heard = await api.chat(this.table, 0).catch(() => null)
    if (heard) this.chat = heard.lines
  }

  #takeChat(lines: ChatLine[]): void {
    const known = new Set(this.chat.map((line) => line.number))
    const fresh = lines.filter((line) => !known.has(line.number))
    this.chat = [...this.chat, ...fresh]
    this.unreadChat += fresh.filter((line) => line.seat !== this.seat).length
  }

  async say(text: string): Promise<boolean> {
    return this.attempt(async () => this.#takeChat((await api.say(this.table, text, newKey())).lines))
  }
}

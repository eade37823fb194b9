import { api } from './api'
import { Flights } from './flights.svelte'
import type { Foreseen } from './foresight.svelte'
import { rulesKnown } from './library.svelte'
import { Position } from './position.svelte'
import { prefs } from './prefs.svelte'
import type { SpotId } from './scene'
import { TableForScenes, type Source, type Speech } from './scene-table.svelte'
import type { Arrival, Session } from './session.svelte'
import { slug, type Effects } from './sentences'
import { pointsByPly, story, type Paragraph } from './story'
import type { Clause, GameDescription, GameEvent, Notation, SeatTaken, View } from './types'
import { say, type Words } from './words.svelte'
import { Zoom } from './zoom.svelte'

export type Panel = 'log' | 'rules' | 'chat' | 'plan'
export type Sheet = 'score' | 'seat' | 'settings' | 'keys' | 'end' | null

/** Why a click did nothing: the clause that stands in the way, or that nobody asks for it now. */
export interface Refusal {
  what: string
  clause: Clause | null
}

const NARROW = 760
const ONE_COLUMN = 1100

/** All that the page of one table works with. Made while its component is set up, once everything has come. */
export class Desk implements Source {
  readonly position: Position
  readonly flights = new Flights()
  readonly zoom = new Zoom()
  readonly table: TableForScenes
  panel: Panel = $state('log')
  sheet: Sheet = $state(null)
  /** The seat that the open sheet speaks of. */
  about: string = $state('1')
  refusal: Refusal | null = $state.raw(null)
  /** What is looked for in the rules. */
  search = $state('')
  width = $state(innerWidth)
  /** The seat of mine at this screen that waits for its player to take the place. */
  handOverTo: number | null = $state(null)

  constructor(readonly session: Session) {
    this.position = new Position(session)
    this.table = new TableForScenes(this)
    session.arrived = (arrival) => this.#arrived(arrival)
    if (this.hasSecrets && (session.sight?.mine.length ?? 0) > 1 && !session.sight?.over) this.handOverTo = session.seat
  }

  // What scenes read.

  get view(): View {
    const view = this.position.view
    if (!view) throw new Error('the table has not come yet')
    return view
  }
  get game(): GameDescription {
    const { game } = this.session
    if (!game) throw new Error('the game has not come yet')
    return game
  }
  get words(): Words {
    return this.session.words
  }
  get me(): string | null {
    return this.session.me
  }
  readonly names: readonly string[] = $derived.by(() => namesOf(this.seatsTaken, this.session.sight?.names ?? []))
  get seatsTaken(): readonly SeatTaken[] {
    return this.session.sight?.seats_taken ?? []
  }
  get asked(): readonly string[] {
    if (this.position.mode !== 'live') return this.position.view?.asked?.seat ? [this.position.view.asked.seat] : []
    const { sight } = this.session
    if (!sight) return []
    return (sight.held === null ? sight.asked : [sight.held]).map((seat) => String(seat + 1))
  }
  get moves(): readonly Notation[] {
    return this.position.moves
  }
  get told(): readonly GameEvent[] {
    return this.position.told
  }
  get compact(): boolean {
    return this.width < NARROW
  }
  /** One column, which scrolls. */
  get flows(): boolean {
    return this.width < ONE_COLUMN
  }
  get speech(): Speech | undefined {
    return this.session.scene ?? undefined
  }
  readonly effects: Effects = $derived.by(() => this.session.scene?.effects?.(this.words) ?? {})

  readonly story: Paragraph[] = $derived.by(() => story(this.table.sentences, this.session.line, this.session.events))
  readonly points: number[][] = $derived.by(() =>
    pointsByPly(this.game, this.session.sight?.seats ?? 0, this.session.events),
  )
  /** Two people at this screen, each with something that the other mustn't see. */
  readonly hasSecrets: boolean = $derived.by(() =>
    (this.session.game?.groups ?? []).some((group) => group.owned && group.seen !== 'open'),
  )

  foresee(move: Notation): Promise<Foreseen | null> {
    return this.position.foresee(move)
  }

  play(move: Notation): void {
    this.refusal = null
    if (this.position.mode === 'plan') void this.position.tryMove(move)
    else void this.session.play(move)
  }

  explain(seat: string): void {
    this.open('score', seat)
  }

  open(sheet: Sheet, seat: string = this.about): void {
    this.about = seat
    this.sheet = sheet
  }

  /** Opens a clause in the rules. */
  readClause(number: string): void {
    this.search = number
    this.panel = 'rules'
    this.table.tips.hide()
    if (this.flows) document.getElementById('panel')?.scrollIntoView({ block: 'start' })
  }

  /** "Why not?": looks for a forbidden move that begins with what was clicked. */
  async refuse(spot: SpotId): Promise<void> {
    const { seat } = this.session
    if (seat === null || this.position.mode !== 'live') return
    const found = await api.refusals(this.session.table, seat).catch(() => null)
    const [move, clause] = Object.entries(found?.refusals ?? {}).find(([move]) => this.#names(move, spot)) ?? []
    if (move !== undefined && clause !== undefined) await this.showRefusal(move, clause)
  }

  async showRefusal(move: Notation, clause: string): Promise<void> {
    const rules = await rulesKnown(this.game.id, prefs.get('language')).catch(() => null)
    const known = rules?.clauses.find((each) => each.number === clause)
    this.refusal = { what: this.table.sentences.move(move, this.view), clause: known ?? { number: clause, text: '', chapter: '' } }
  }

  #names(move: Notation, spot: SpotId): boolean {
    const [name, ...members] = move.split(' ')
    const family = this.game.families.find((known) => known.name === name)
    return members.some((member, place) => `${slug(family?.parameters[place]?.domain ?? '')}:${member}` === spot)
  }

  // What comes in.

  async #arrived(arrival: Arrival): Promise<void> {
    this.position.forget()
    this.#followSeat()
    if (this.position.mode === 'live') await this.flights.show(arrival.events.flat())
  }

  /** At one screen the table turns to whoever is asked; with hands to hide only once that person sits there. */
  #followSeat(): void {
    const { sight, seat } = this.session
    if (!sight || sight.over || (seat !== null && sight.asked.includes(seat)) || sight.held !== null) return
    const next = sight.mine.find((mine) => sight.asked.includes(mine))
    if (next === undefined || next === seat) return
    if (this.hasSecrets) this.handOverTo = next
    else void this.session.look(next)
  }

  async takePlace(): Promise<void> {
    const next = this.handOverTo
    if (next !== null) await this.session.look(next)
    this.handOverTo = null
  }
}

/** Bots without a name of their own are called after people of a house; empty seats have no name. */
export const HOUSE = ['Lucia', 'Marco', 'Chiara', 'Paolo', 'Elena']

export function namesOf(seats: readonly SeatTaken[], recorded: readonly string[]): string[] {
  return seats.map((seat, place) => {
    if (seat.kind === 'open') return say('seat-number', { seat: place + 1 })
    const isUnnamed = seat.kind === 'bot' && (seat.name === '' || seat.name === `${seat.bot} ${seat.level}`.trim())
    if (isUnnamed) return HOUSE[place] ?? seat.name
    return seat.name || recorded[place] || say('seat-number', { seat: place + 1 })
  })
}

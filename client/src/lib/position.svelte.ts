import { untrack } from 'svelte'
import { api } from './api'
import type { Foreseen } from './foresight.svelte'
import type { Scene, SceneTable } from './scene'
import type { Session } from './session.svelte'
import type { Advice, GameEvent, LineEntry, Notation, Plan, View } from './types'

const CHUNK = 24

/** Which position of a table is on the board: the latest, an earlier one, or one that is only tried. */
export class Position {
  /** The ply that is looked at; null is the latest, whatever comes. */
  ply: number | null = $state(null)
  plan: Plan | null = $state.raw(null)
  planned: Notation[] = $state.raw([])
  #past: View | null = $state.raw(null)
  /** By seat and ply: at one screen nobody looks back with another's eyes. */
  #views = new Map<string, View>()
  #luck = 0

  constructor(private readonly session: Session) {
    // From another seat the same position looks otherwise.
    $effect(() => {
      void session.seat
      untrack(() => this.ply !== null && void this.show(this.ply))
    })
  }

  get mode(): 'live' | 'past' | 'plan' {
    if (this.plan) return 'plan'
    return this.ply === null ? 'live' : 'past'
  }

  readonly view: View | null = $derived.by(() => {
    if (this.plan) return this.plan.view
    return this.ply === null ? (this.session.sight?.view ?? null) : (this.#past ?? this.session.sight?.view ?? null)
  })

  readonly moves: readonly Notation[] = $derived.by(() => {
    if (this.plan) return this.plan.moves
    return this.ply === null && this.session.sending === null ? (this.session.sight?.moves ?? []) : []
  })

  readonly told: readonly GameEvent[] = $derived.by(() => {
    const before = this.session.events.slice(0, this.at)
    return [...before, ...(this.plan?.events ?? [])].flat()
  })

  get last(): number {
    return this.session.events.length
  }

  get at(): number {
    return this.ply ?? this.last
  }

  /** Shows the table as it was after a ply. The last ply of a running game is the live table again. */
  async show(ply: number | null): Promise<void> {
    this.plan = null
    const wanted = ply === null || ply >= this.last ? null : Math.max(0, ply)
    if (wanted === null) {
      this.ply = null
      return
    }
    const view = await this.viewAt(wanted)
    if (view) {
      this.#past = view
      this.ply = wanted
    }
  }

  async viewAt(ply: number): Promise<View | null> {
    const key = (at: number): string => `${this.session.seat} ${at}`
    const known = this.#views.get(key(ply))
    if (known) return known
    const from = Math.max(0, ply - 2)
    const to = Math.min(this.last, from + CHUNK)
    const found = await api.views(this.session.table, this.session.seat, from, to).catch(() => null)
    found?.views.forEach((view, place) => this.#views.set(key(found.from + place), view))
    return this.#views.get(key(ply)) ?? null
  }

  /** Views of a line that was taken back are no more. */
  forget(): void {
    this.#views = new Map()
  }

  // Steps.

  /** Where the next turn begins: the ply before another seat's move. */
  turn(direction: 1 | -1): number {
    const actors = this.session.line.map((entry: LineEntry) => entry.actor)
    const starts = actors.flatMap((actor, ply) => (actor !== null && previous(actors, ply) !== actor ? [ply] : []))
    return step([...starts, this.last], this.at, direction)
  }

  /** Where the next round begins, found by halving: rounds only go up. */
  async round(direction: 1 | -1, table: SceneTable, scene: Scene): Promise<number> {
    const roundAt = async (ply: number): Promise<number> => {
      const view = await this.viewAt(ply)
      return (view && scene.round?.(view)) ?? 0
    }
    const here = await roundAt(this.at)
    const wanted = direction === 1 ? here + 1 : (await roundAt(Math.max(0, this.at - 1)))
    let [low, high] = [0, this.last]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((await roundAt(middle)) >= wanted) high = middle
      else low = middle + 1
    }
    return low
  }

  // A private copy to try moves on.

  async startPlan(): Promise<void> {
    this.#luck = Math.floor(Math.random() * 2 ** 31)
    await this.#tryOut([])
  }

  async tryMove(move: Notation): Promise<void> {
    await this.#tryOut([...this.planned, move])
  }

  async takeBackPlan(): Promise<void> {
    await this.#tryOut(this.planned.slice(0, -1))
  }

  leavePlan(): void {
    this.plan = null
    this.planned = []
  }

  async #tryOut(moves: Notation[]): Promise<void> {
    await this.session.attempt(async () => {
      const plan = await api.plan(this.session.table, this.session.seat, this.ply, moves, this.#luck)
      this.plan = plan
      this.planned = moves.slice(0, plan.wrong?.at ?? moves.length)
    })
  }

  async advice(): Promise<Advice | null> {
    const seat = this.plan?.asked_seat ?? this.session.seat
    if (seat === null) return null
    let advice = null
    await this.session.attempt(async () => {
      advice = await api.advise(this.session.table, seat, this.at, this.planned, this.#luck)
    })
    return advice
  }

  /** What a move would lead to from here. */
  async foresee(move: Notation): Promise<Foreseen | null> {
    const before = this.plan ? this.planned : []
    const plan = await api.plan(this.session.table, this.session.seat, this.ply, [...before, move], this.#luck, true)
    if (plan.wrong) return null
    const events: GameEvent[] = plan.events.slice(this.plan ? this.plan.events.length : 0).flat()
    return { view: plan.view, events, chance: plan.chance }
  }
}

function previous(actors: readonly (string | null)[], ply: number): string | null {
  for (let before = ply - 1; before >= 0; before -= 1) if (actors[before] != null) return actors[before] ?? null
  return null
}

function step(stops: readonly number[], at: number, direction: 1 | -1): number {
  if (direction === 1) return stops.find((stop) => stop > at) ?? at
  return stops.findLast((stop) => stop < at) ?? 0
}

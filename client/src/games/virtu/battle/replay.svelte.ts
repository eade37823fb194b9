/** Which bouts are shown once more, and how far they have come: new ones play by themselves. */

import { prefs } from '../../../lib/prefs.svelte'
import type { SceneTable } from '../../../lib/scene'
import { positionOf } from '../position'
import { boutsIn, type Bout } from './chronicle'

/** Who fights; what was announced; how strong; what came of it. */
export const STAGES = 4
const PACE = 750

const replays = new WeakMap<SceneTable, Replay>()

/** Map and panel of one table show the same bout. */
export function replayOf(table: SceneTable): Replay {
  const known = replays.get(table)
  if (known) return known
  const made = new Replay(table)
  replays.set(table, made)
  return made
}

export class Replay {
  isOpen = $state(false)
  /** Bouts before this number are known; the one of this number is being shown. */
  at = $state(0)
  stage = $state(STAGES)
  #seen = -1
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly bouts: readonly Bout[] = $derived.by(() => boutsIn(this.table.told))
  /** Those of the last spring with any; the one under way is shown elsewhere. */
  readonly spring: readonly Bout[] = $derived.by(() => {
    const settled = this.bouts.filter((bout) => bout.result !== null)
    return settled.filter((bout) => bout.year === settled.at(-1)?.year)
  })

  constructor(private readonly table: SceneTable) {}

  /** The year of those; a game may have begun in the middle of one. */
  get year(): number {
    return this.spring.at(-1)?.year || positionOf(this.table.view).year
  }

  /** The bout that plays now. */
  get current(): Bout | null {
    return this.isOpen && this.stage < STAGES ? (this.bouts[this.at] ?? null) : null
  }

  /** What is known of a bout: all of those before, something of the one that plays. */
  stageOf(bout: Bout): number {
    if (bout.number < this.at) return STAGES
    return bout.number === this.at ? this.stage : 0
  }

  /** Called whenever more was told: bouts that are new play by themselves. */
  follow(): void {
    const settled = this.bouts.filter((bout) => bout.result !== null).length
    const isFirst = this.#seen < 0
    const from = this.#seen
    this.#seen = settled
    if (isFirst || settled < from) this.#rest(settled)
    else if (settled > from) {
      this.isOpen = true
      if (!prefs.moves) this.#rest(settled)
      else if (this.stage === STAGES) this.#play(from, this.#isKnown(from) ? STAGES - 1 : 1)
    }
  }

  /** Who fought has seen it up to its end. */
  #isKnown(number: number): boolean {
    const bout = this.bouts[number]
    return bout !== undefined && this.table.me !== null && [bout.attacker, bout.against].includes(this.table.me)
  }

  open(): void {
    this.isOpen = true
  }

  /** Shows everything at once, or puts the panel away. */
  close(): void {
    this.#rest(this.bouts.length)
    this.isOpen = false
  }

  again(): void {
    const [first] = this.spring
    if (first) this.#play(first.number, 1)
  }

  #rest(at: number): void {
    clearTimeout(this.#timer)
    this.at = at
    this.stage = STAGES
  }

  #play(at: number, stage: number): void {
    clearTimeout(this.#timer)
    this.at = at
    this.stage = stage
    this.#timer = setTimeout(() => {
      if (stage < STAGES) this.#play(at, stage + 1)
      else if (at + 1 < this.#seen) this.#play(at + 1, 1)
      else this.#rest(this.#seen)
    }, PACE)
  }
}

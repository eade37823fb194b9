/** What somebody who sits at the board looks at and holds: shared by the board, the panel and the choices. */

import { prefs } from '../../lib/prefs.svelte'
import type { SceneTable } from '../../lib/scene'
import type { View } from '../../lib/types'
import { fitting, layOf, notationOf, placesOf, stepped, type Lay } from './laying'
import { drawnCard, positionOf } from './position'
import { Regions, type Region } from './regions'

export class Stage {
  readonly #table: SceneTable
  /** Quarter turns of the tile in hand. */
  held = $state(0)
  /** The empty cell under the pointer. */
  hovered: string | null = $state(null)
  /** Key of the part under the pointer, and of the one that was touched. */
  pointed: string | null = $state(null)
  pinned: string | null = $state(null)
  isListOpen = $state(false)
  /** What came onto the board last. */
  freshTile: string | null = $state(null)
  freshFollower: string | null = $state(null)
  #before: { cards: Record<string, string>; followers: Record<string, string> } | null = null

  constructor(table: SceneTable) {
    this.#table = table
  }

  readonly places: ReadonlyMap<string, number[]> = $derived.by(() => placesOf(this.#table.moves))
  readonly card: string | null = $derived.by(() => drawnCard(this.#table.view))
  /** Where the tile lies that waits for its confirmation. */
  readonly laid: Lay | null = $derived.by(() => layOf(this.#table.candidate))
  readonly cards: Record<string, string> = $derived.by(() => {
    const { cards } = positionOf(this.#table.view)
    return this.laid && this.card ? { ...cards, [this.laid.cell]: `${this.card}.${this.laid.turn * 90}` } : cards
  })
  /** Areas as they are, or would be with the tile that waits. */
  readonly regions: Regions = $derived.by(() => new Regions(this.cards, positionOf(this.#table.view).followers))
  readonly lit: Region | null = $derived.by(() => this.#regionOf(this.pointed) ?? this.#regionOf(this.pinned))

  #regionOf(key: string | null): Region | null {
    if (key === null) return null
    const at = key.indexOf('.')
    return this.regions.of(key.slice(0, at), key.slice(at + 1))
  }

  get turn(): number {
    return this.laid?.turn ?? this.held
  }

  /** How the tile would lie on a cell. */
  turnAt(cell: string): number {
    return fitting(this.places.get(cell) ?? [], this.held)
  }

  /** The tile comes to lie on a cell, as far round as it has to be. */
  lay(cell: string): void {
    this.#table.choose(notationOf({ cell, turn: this.turnAt(cell) }))
  }

  /** Turns the tile: on the board to the next way that is legal, in the hand by a quarter. */
  rotate(step: 1 | -1): void {
    if (this.#table.isTurnable) {
      this.#table.turn(step)
      this.held = this.turn
    } else if (!this.laid) {
      this.held = (this.held + step + 4) % 4
    }
  }

  go(step: 1 | -1): void {
    const cell = stepped([...this.places.keys()], this.laid?.cell ?? null, step)
    if (cell !== null) this.lay(cell)
  }

  pin(key: string | null): void {
    const region = this.#regionOf(key)
    const isSame = region !== null && region === this.#regionOf(this.pinned)
    this.pinned = isSame || !region ? null : key
    this.pointed = null
  }

  /** Remembers what is new on the board since the view before. */
  see(view: View): void {
    const { cards, followers } = positionOf(view)
    const before = this.#before
    this.#before = { cards, followers }
    if (before === null || before.cards === cards) return
    const tiles = Object.keys(cards).filter((cell) => !(cell in before.cards))
    const standing = Object.keys(followers).filter((cell) => !(cell in before.followers))
    const isOneStep = tiles.length === 1 && Object.keys(before.cards).every((cell) => cell in cards)
    if (isOneStep) this.freshTile = tiles[0] ?? null
    else if (tiles.length || !(this.freshTile !== null && this.freshTile in cards)) this.freshTile = null
    if (standing.length === 1) this.freshFollower = standing[0] ?? null
    if (this.pinned !== null && !this.#regionOf(this.pinned)) this.pinned = null
  }

  get moves(): boolean {
    return prefs.moves
  }
}

const stages = new WeakMap<SceneTable, Stage>()

/** The stage of a table; it outlives the components that ask for it. */
export function stageOf(table: SceneTable): Stage {
  const known = stages.get(table)
  if (known) return known
  let stage: Stage | undefined
  $effect.root(() => {
    stage = new Stage(table)
  })
  stages.set(table, stage as Stage)
  return stage as Stage
}

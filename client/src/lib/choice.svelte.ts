import { NOTHING, type Clickpaths, type Option, type Path } from './clickpath'
import type { SpotId } from './scene'
import type { Notation } from './types'

/** The move that is being put together, word by word. */
export class Choice {
  #path: Path = $state.raw(NOTHING)
  readonly #paths: () => Clickpaths
  readonly #moves: () => readonly Notation[]

  constructor(paths: () => Clickpaths, moves: () => readonly Notation[]) {
    this.#paths = paths
    this.#moves = moves
  }

  /** What is chosen, as far as it still begins a legal move. */
  readonly path: Path = $derived.by(() => {
    const left = this.#paths().matching(this.#moves(), this.#path)
    return left.length ? this.#path : NOTHING
  })
  readonly options: Option[] = $derived.by(() => this.#paths().options(this.#moves(), this.path))
  readonly left: Notation[] = $derived.by(() => this.#paths().matching(this.#moves(), this.path))
  readonly candidate: Notation | null = $derived.by(() => this.#paths().whole(this.#moves(), this.path))
  readonly chosenSpots: ReadonlySet<SpotId> = $derived.by(
    () => new Set(this.isEmpty ? [] : this.#paths().spots(this.#moves(), this.path)),
  )
  readonly openSpots: ReadonlyMap<SpotId, Option> = $derived.by(
    () => new Map(this.options.map((option) => [option.spot, option])),
  )
  readonly isEmpty: boolean = $derived.by(() => this.path.family === null && this.path.members.length === 0)
  readonly words: readonly string[] = $derived.by(() =>
    this.path.family === null ? [] : [this.path.family, ...this.path.members],
  )

  choose(prefix: string): void {
    this.take(this.#paths().read(prefix))
  }

  take(path: Path): void {
    this.#path = path === NOTHING ? NOTHING : this.#paths().extended(this.#moves(), path)
  }

  /** A click on a spot. True when it is the second one, on a move that waits. */
  click(spot: SpotId): boolean {
    if (this.chosenSpots.has(spot) && !this.openSpots.has(spot)) {
      if (this.candidate !== null) return true
      this.back()
      return false
    }
    const option = this.openSpots.get(spot)
    const first = option ?? this.#fromTheStart(spot)
    if (first) this.take(first.path)
    return false
  }

  /** Another thing is clicked while something is chosen: it begins anew. */
  #fromTheStart(spot: SpotId): Option | undefined {
    return this.#paths().options(this.#moves(), NOTHING).find((option) => option.spot === spot)
  }

  /** One step back, over the words that nobody had to choose as well. */
  back(): void {
    const before = this.left.length
    let members = this.path.members
    while (members.length) {
      members = members.slice(0, -1)
      const path = { ...this.path, members }
      if (members.length && this.#paths().matching(this.#moves(), path).length > before) {
        this.#path = path
        return
      }
    }
    this.clear()
  }

  clear(): void {
    this.#path = NOTHING
  }
}

import { NOTHING, type Clickpaths, type Option, type Path } from './clickpath'
import type { SpotId } from './scene'
import type { Notation } from './types'

/** The move that is being put together, word by word. */
export class Choice {
  #path: Path = $state.raw(NOTHING)
  readonly #paths: () => Clickpaths
  readonly #moves: () => readonly Notation[]
  readonly #turning: () => readonly string[]
  /** How a thing was turned last, by domain: the next one comes to hand like that. */
  readonly #facing = new Map<string, string>()

  /** `turning`: domains whose members are chosen by turning what is held, not from a list. */
  constructor(paths: () => Clickpaths, moves: () => readonly Notation[], turning: () => readonly string[] = () => []) {
    this.#paths = paths
    this.#moves = moves
    this.#turning = turning
  }

  /** What is chosen, as far as it still begins a legal move. */
  readonly path: Path = $derived.by(() => {
    const left = this.#paths().matching(this.#moves(), this.#path)
    return left.length ? this.#path : NOTHING
  })
  readonly options: Option[] = $derived.by(() => this.#asked(this.path))
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

  /** What can be chosen next; where that is one thing alone, what can be chosen after it. */
  #asked(path: Path): Option[] {
    const options = this.#paths().options(this.#moves(), path)
    const [only] = options
    if (only === undefined || options.length > 1 || only.moves.length < 2 || only.path.family === null) return options
    const next = this.#paths().domainAt(only.path, only.path.members.length)
    return next === null || this.#turning().includes(next) ? options : this.#asked(only.path)
  }

  choose(prefix: string): void {
    this.take(this.#paths().read(prefix))
  }

  take(path: Path): void {
    this.#path = path === NOTHING ? NOTHING : this.#faced(this.#paths().extended(this.#moves(), path))
  }

  /** What is turned lies some way round from the beginning: as the last one, else the first that is legal. */
  #faced(path: Path): Path {
    const place = path.members.length
    const domain = this.#paths().domainAt(path, place)
    if (domain === null || !this.#turning().includes(domain)) return path
    const members = this.#paths().membersAt(this.#moves(), path, place)
    const kept = this.#facing.get(domain)
    const member = kept !== undefined && members.includes(kept) ? kept : members[0]
    if (member === undefined) return path
    return this.#faced(this.#paths().extended(this.#moves(), { ...path, members: [...path.members, member] }))
  }

  /** The place in the path of what can be turned now. */
  readonly #turned: number = $derived.by(() =>
    this.path.members.findLastIndex((_, place) => this.#isTurned(place) && this.#ways(place).length > 1),
  )

  #isTurned(place: number): boolean {
    return this.#turning().includes(this.#paths().domainAt(this.path, place) ?? '')
  }

  #ways(place: number): string[] {
    return this.#paths().membersAt(this.#moves(), this.path, place)
  }

  get isTurnable(): boolean {
    return this.#turned >= 0
  }

  /** Turns what is held, and keeps what was chosen after it where that is still legal. */
  turn(step: 1 | -1): void {
    const place = this.#turned
    if (place < 0) return
    const { members } = this.path
    const ways = this.#ways(place)
    const way = ways[(ways.indexOf(members[place] ?? '') + step + ways.length) % ways.length] ?? ''
    this.#facing.set(this.#paths().domainAt(this.path, place) ?? '', way)
    const turned = { ...this.path, members: members.with(place, way) }
    const isLegal = this.#paths().matching(this.#moves(), turned).length > 0
    this.take(isLegal ? turned : { ...turned, members: turned.members.slice(0, place + 1) })
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
      if (members.length && !this.#isTurned(members.length) && this.#paths().matching(this.#moves(), path).length > before) {
        // Where all moves begin so, nobody has chosen it.
        const isForced = this.#paths().matching(this.#moves(), path).length === this.#moves().length
        this.#path = isForced ? NOTHING : path
        return
      }
    }
    this.clear()
  }

  clear(): void {
    this.#path = NOTHING
  }
}

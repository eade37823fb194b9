import type { GameEvent, Notation, View } from './types'

/** What would come of a move: the view after it, up to the first draw. */
export interface Foreseen {
  view: View
  events: GameEvent[]
  /** Something is drawn after it, so more comes of it than can be shown. */
  chance: boolean
}

const PATIENCE = 120

/** The consequence of the move that is being considered, asked for once it is looked at for a moment. */
export class Foresight {
  #shown: { move: Notation; foreseen: Foreseen } | null = $state.raw(null)
  readonly #known = new Map<Notation, Foreseen>()
  #wanted: Notation | null = null
  #position: unknown = undefined

  constructor(private readonly ask: (move: Notation) => Promise<Foreseen | null>) {}

  get shown(): Foreseen | null {
    return this.#shown?.foreseen ?? null
  }

  get move(): Notation | null {
    return this.#shown?.move ?? null
  }

  /** Looks at a move in a position; another position forgets all that was known. */
  look(move: Notation | null, position: unknown): void {
    if (position !== this.#position) {
      this.#known.clear()
      this.#position = position
      this.#shown = null
    }
    this.#wanted = move
    if (move === null) {
      this.#shown = null
      return
    }
    const known = this.#known.get(move)
    if (known) this.#shown = { move, foreseen: known }
    else setTimeout(() => void this.#fetch(move, position), PATIENCE)
  }

  async #fetch(move: Notation, position: unknown): Promise<void> {
    if (this.#wanted !== move || this.#position !== position) return
    const foreseen = await this.ask(move).catch(() => null)
    if (foreseen === null || this.#position !== position) return
    this.#known.set(move, foreseen)
    if (this.#wanted === move) this.#shown = { move, foreseen }
  }
}

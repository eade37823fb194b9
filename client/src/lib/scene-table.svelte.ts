import { untrack } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import { Choice } from './choice.svelte'
import { Clickpaths, type Option } from './clickpath'
import { Foresight, type Foreseen } from './foresight.svelte'
import type { Glow, Handle, Help, SceneTable, SeatLook, SpotId } from './scene'
import { placeOf, shapeOf } from './seats'
import { Sentences, type Effects } from './sentences'
import { Tips } from './tips.svelte'
import type { GameDescription, GameEvent, Notation, SeatTaken, View } from './types'
import type { Words } from './fluent'

/** Where a scene's table comes from: a live table, a past position, a plan, or the lab. Its properties are reactive. */
export interface Source {
  readonly view: View
  readonly game: GameDescription
  readonly words: Words
  readonly me: string | null
  readonly names: readonly string[]
  readonly seatsTaken: readonly SeatTaken[]
  /** The seats that are asked, as views write them. */
  readonly asked: readonly string[]
  readonly moves: readonly Notation[]
  /** What happened up to the position that is shown. */
  readonly told: readonly GameEvent[]
  readonly compact: boolean
  readonly effects: Effects
  foresee(move: Notation): Promise<Foreseen | null>
  play(move: Notation): void
  explain(seat: string): void
  /** A click on what can't be done now. */
  refuse?(spot: SpotId): void
  /** What the scene says of the whole game's things. */
  readonly speech?: Speech
}

/** The parts of a scene that speak of things. */
export interface Speech {
  turning?: readonly string[]
  help?(table: SceneTable, id: SpotId): Help | null
  describe?(table: SceneTable, id: SpotId): string
}

/** A table for scenes, over any source. */
export class TableForScenes implements SceneTable {
  readonly choice: Choice
  readonly foresight: Foresight
  readonly tips = new Tips()
  readonly #source: Source
  readonly #paths: Clickpaths = $derived.by(() => new Clickpaths(this.game))
  #pointed: Notation | null = $state.raw(null)

  constructor(source: Source) {
    this.#source = source
    this.choice = new Choice(
      () => this.#paths,
      () => this.moves,
      () => source.speech?.turning ?? [],
    )
    this.foresight = new Foresight((move) => source.foresee(move))
    $effect(() => {
      const pointed = this.#pointed !== null && this.moves.includes(this.#pointed) ? this.#pointed : null
      this.foresight.look(this.candidate ?? pointed, this.view)
    })
  }

  get view(): View {
    return this.#source.view
  }
  get game(): GameDescription {
    return this.#source.game
  }
  get me(): string | null {
    return this.#source.me
  }
  get words(): Words {
    return this.#source.words
  }
  get compact(): boolean {
    return this.#source.compact
  }
  get moves(): readonly Notation[] {
    return this.#source.moves
  }
  get ghost(): View | null {
    return this.foresight.shown?.view ?? null
  }
  get told(): readonly GameEvent[] {
    return this.#source.told
  }
  get chosen(): readonly string[] {
    return this.choice.words
  }
  get candidate(): Notation | null {
    return this.choice.candidate
  }
  readonly sentences: Sentences = $derived.by(
    () => new Sentences(this.words, this.game, this.#source.names, this.me, this.#source.effects),
  )

  seat(id: string): SeatLook {
    const place = placeOf(id)
    return {
      id,
      name: this.sentences.seat(id),
      colour: this.#source.names[Number(id) - 1] === undefined ? 'var(--seat-none)' : `var(--seat-${place + 1})`,
      shape: shapeOf(id),
      hatch: `url(#hatch-${place + 1})`,
      me: id === this.me,
      asked: this.#source.asked.includes(id),
      kind: this.#source.seatsTaken[Number(id) - 1]?.kind ?? 'open',
    }
  }

  glow(id: SpotId): Glow {
    if (this.choice.chosenSpots.has(id)) return 'chosen'
    return this.choice.openSpots.has(id) ? 'may' : 'none'
  }

  choose(prefix: string): void {
    this.choice.choose(prefix)
  }

  confirm(): void {
    const move = this.candidate
    if (move === null) return
    this.choice.clear()
    this.#pointed = null
    this.#source.play(move)
  }

  get isTurnable(): boolean {
    return this.choice.isTurnable
  }

  turn(step: 1 | -1): void {
    this.choice.turn(step)
  }

  help(id: SpotId): Help | null {
    return this.#source.speech?.help?.(this, id) ?? null
  }

  about(id: SpotId): Attachment<Element> {
    return this.tips.of(id)
  }

  explain(_kind: 'score', seat: string): void {
    this.#source.explain(seat)
  }

  /** What choosing an option would be, said in the words of the game. */
  label(option: Option): string {
    const [only] = option.moves
    if (only !== undefined && option.moves.length === 1) return this.sentences.move(only, this.view)
    const name = this.#nameOf(option.spot)
    const sentences = option.moves.map((move) => this.sentences.move(move, this.view))
    const beginning = commonBeginning(sentences)
    if (option.spot.startsWith('move:') || beginning.includes(name)) return `${beginning} …`
    // A number alone says nothing: 0 is "play nothing / play 1 joker".
    return /^\d+$/.test(name) ? [...new Set(sentences)].slice(0, FEW).join(' / ') : name
  }

  point(move: Notation | null): void {
    this.#pointed = move
  }

  spot(id: SpotId): Attachment<Element> {
    return (element) => {
      $effect(() => {
        const glow = this.glow(id)
        const option = this.choice.openSpots.get(id)
        const label = option ? this.label(option) : this.#nameOf(id)
        dress(element, glow, label, glow !== 'none')
        describe(element, glow === 'none' ? '' : (this.#source.speech?.describe?.(this, id) ?? ''))
        element.setAttribute('data-spot', id)
      })
      const only = (): Notation | null => {
        const moves = this.choice.openSpots.get(id)?.moves
        return moves?.length === 1 ? (moves[0] ?? null) : null
      }
      const untip = this.#source.speech?.help ? this.about(id)(element) : undefined
      const unlisten = listen(element, {
        act: () => {
          if (this.choice.click(id)) this.confirm()
          else if (this.glow(id) === 'none' && this.moves.length) this.#source.refuse?.(id)
        },
        rest: () => this.point(only()),
        leave: () => this.point(null),
      })
      return () => {
        untip?.()
        unlisten()
      }
    }
  }

  handle(handle: Handle): Attachment<Element> {
    return (element) => {
      const glow: Glow = handle.chosen ? 'chosen' : handle.may ? 'may' : 'none'
      dress(element, glow, handle.label, handle.may || handle.chosen === true)
      return listen(element, {
        act: () => {
          if (handle.may || handle.chosen) handle.act()
        },
        rest: () => this.point(handle.move ?? null),
        leave: () => this.point(null),
      })
    }
  }

  #nameOf(id: SpotId): string {
    const [domain = '', member = ''] = id.split(':')
    return domain === 'move' ? member : this.sentences.member(domain, member)
  }
}

const FEW = 3

/** The words that all sentences begin with. */
export function commonBeginning(sentences: readonly string[]): string {
  const [first = '', ...others] = sentences.map((sentence) => sentence.split(' '))
  const words = first === '' ? [] : first
  const end = words.findIndex((word, place) => others.some((other) => other[place] !== word))
  return (end < 0 ? words : words.slice(0, end)).join(' ')
}

const WORN = ['data-glow', 'role', 'tabindex', 'aria-label', 'aria-pressed'] as const
const plain = new WeakMap<Element, (string | null)[]>()

/** What makes an element a button to the eye, the keyboard and a screen reader; what can't be used is as it was. */
function dress(element: Element, glow: Glow, label: string, usable: boolean): void {
  if (!plain.has(element)) plain.set(element, WORN.map((name) => element.getAttribute(name)))
  if (!usable) {
    undress(element)
    element.setAttribute('data-glow', glow)
    return
  }
  const worn = [glow, 'button', '0', label, String(glow === 'chosen')]
  WORN.forEach((name, place) => element.setAttribute(name, worn[place] ?? ''))
}

/** How things stand there; a role has to be there to be described. */
function describe(element: Element, text: string): void {
  if (text) element.setAttribute('aria-description', text)
  else element.removeAttribute('aria-description')
}

function undress(element: Element): void {
  const before = plain.get(element)
  WORN.forEach((name, place) => {
    const value = before?.[place] ?? null
    if (value === null) element.removeAttribute(name)
    else element.setAttribute(name, value)
  })
}

interface Doings {
  act: () => void
  rest: () => void
  leave: () => void
}

function listen(element: Element, { act, rest, leave }: Doings): () => void {
  const onKey = (event: Event): void => {
    const { key } = event as KeyboardEvent
    if (key !== 'Enter' && key !== ' ') return
    event.preventDefault()
    event.stopPropagation()
    act()
  }
  const onClick = (event: Event): void => {
    event.stopPropagation()
    act()
  }
  const all: [string, (event: Event) => void][] = [
    ['click', onClick],
    ['keydown', onKey],
    ['pointerenter', rest],
    ['pointerleave', leave],
    ['focus', rest],
    // An element that goes away loses its focus in the middle of an update.
    ['blur', () => untrack(leave)],
  ]
  for (const [name, listener] of all) element.addEventListener(name, listener)
  return () => {
    for (const [name, listener] of all) element.removeEventListener(name, listener)
    // A scene may take a spot off an element that stays.
    undress(element)
    element.removeAttribute('data-spot')
  }
}

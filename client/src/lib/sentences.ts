/** What a game says in numbers and ids, as sentences: moves for a menu, questions, and the log of what happened. */

import type { FluentVariable } from '@fluent/bundle'
import type { GameDescription, GameEvent, Notation, SeatId, Thing, View } from './types'
import type { About, Words } from './fluent'

export type Effects = Record<string, Record<string, string>>

/** A sentence of the log and the events that it tells. */
export interface Told {
  text: string
  events: GameEvent[]
}

interface Merged {
  event: GameEvent
  count: number
  kinds: Record<string, number>
  parts: GameEvent[]
}

/** The name of a domain as messages and their variables know it. */
export function slug(domain: string): string {
  return domain.replaceAll(' ', '_')
}

/** Speaks of one game to one listener. `effects` says what members of a domain do, by domain and member. */
export class Sentences {
  readonly #domains: Map<string, string[]>

  constructor(
    readonly words: Words,
    readonly game: GameDescription,
    readonly names: readonly string[],
    readonly me: SeatId | null = null,
    readonly effects: Effects = {},
  ) {
    this.#domains = new Map(Object.entries(game.domains).map(([name, members]) => [slug(name), members]))
  }

  /** The name of a seat; a side behind the seats is the game's own player. */
  seat(seat: SeatId): string {
    return this.names[Number(seat) - 1] ?? this.words.say('neutral-player')
  }

  /** The name of a member of a domain; numbers are their own names. */
  member(domain: string, member: string): string {
    const name = slug(domain)
    if (name === 'seat') return this.seat(member)
    return this.#isNumeric(name) ? member : this.words.say(name, { [name]: member })
  }

  /** "a", "a and b", "a, b and c". */
  listing(parts: readonly string[]): string {
    const last = parts.at(-1)
    if (last === undefined || parts.length < 2) return parts.join('')
    return this.words.say('list-and', { head: parts.slice(0, -1).join(', '), last })
  }

  /** A legal move as a line of a menu. */
  move(notation: Notation, view: View): string {
    const [name = '', ...members] = notation.split(' ')
    const family = this.game.families.find((known) => known.name === name)
    const about = this.#context(view)
    family?.parameters.forEach((parameter, place) => {
      const member = members[place] ?? ''
      about[parameter.name] = this.#argument(parameter.domain, member)
      about[`${parameter.name}_does`] = this.effects[slug(parameter.domain)]?.[member] ?? ''
    })
    return this.words.say(`move-${name}`, about)
  }

  /** What is being asked, of whom; of nobody when the game is over. */
  question(view: View): string {
    if (view.asked === null) return this.words.say('over')
    return this.words.say(`ask-${view.asked.decision}`, this.#context(view))
  }

  /** What sentences on a position may speak of: the question's particulars and the fields that hold one value. */
  #context(view: View): About {
    const about: About = { decision: 'none', step: 'none', after: 'none', seat: '', me: 'no' }
    for (const [name, value] of Object.entries(view.table)) if (typeof value === 'string') about[name] = value
    for (const [name, value] of Object.entries(view.asked ?? {})) if (value !== null) about[name] = value as FluentVariable
    if (view.asked?.seat) Object.assign(about, this.#person(view.asked.seat))
    return about
  }

  #person(seat: SeatId): About {
    return { seat: this.seat(seat), me: seat === this.me ? 'yes' : 'no' }
  }

  /** How a message gets a member: numbers as numbers for their plurals, seats by name, others by id. */
  #argument(domain: string, member: string): FluentVariable {
    const name = slug(domain)
    if (name === 'seat') return this.seat(member)
    return this.#isNumeric(name) ? Number(member) : member
  }

  #isNumeric(domain: string): boolean {
    return (this.#domains.get(domain) ?? ['-']).every((member) => /^\d+$/.test(member))
  }

  /** What happened, a sentence each; acts that belong together are one, and what says nothing is left out. */
  log(events: readonly GameEvent[]): string[] {
    return this.tell(events).map((told) => told.text)
  }

  /** The same with the events behind each sentence. */
  tell(events: readonly GameEvent[]): Told[] {
    const lines: Told[] = []
    for (const merged of mergedActs(events)) {
      const text = merged.event.thing === undefined ? this.#note(merged.event) : this.#act(merged)
      const last = lines.at(-1)
      if (text.startsWith('(') && last) {
        last.text += ` ${text}`
        last.events.push(...merged.parts)
      } else if (text) {
        lines.push({ text, events: [...merged.parts] })
      }
    }
    return lines
  }

  #act(merged: Merged): string {
    const { event, count, kinds } = merged
    const known = Object.keys(kinds).length ? 'yes' : 'no'
    const about: About = { me: 'no', seat: '', count, known, list: '', items: '', points: 0 }
    Object.assign(about, this.#place(event.to, ''), this.#place(event.from, 'from_'))
    about.from = (event.from ?? 'none').split('.')[0] ?? 'none'
    about.to = (event.to ?? 'none').split('.')[0] ?? 'none'
    if (event.seat) Object.assign(about, this.#person(event.seat))
    this.#tellKinds(event, kinds, about)
    return this.words.say(`act-${event.event}-${event.thing}`, about)
  }

  #note(event: GameEvent): string {
    const about: About = { me: 'no', seat: '' }
    const note = this.game.notes.find((known) => known.name === event.event)
    for (const { name, domain } of note?.parameters ?? []) {
      const member = event[name]
      about[name] = typeof member === 'string' ? this.#argument(domain, member) : 'none'
    }
    if (event.seat) Object.assign(about, this.#person(event.seat))
    return this.words.say(`note-${event.event}`, about)
  }

  /** The members that a pile's label names beside its seat, under the names of their domains. */
  #place(label: string | undefined, before: string): About {
    if (label === undefined) return {}
    const [name, ...members] = label.split('.')
    const domains = this.game.groups.find((group) => group.name === name)?.domains ?? []
    const about: About = {}
    members.forEach((member, place) => {
      const domain = domains[place]
      if (domain !== undefined && domain !== 'seat') about[before + slug(domain)] = this.#argument(domain, member)
    })
    return about
  }

  /** What was moved, counted by kind; points, where it was a score. */
  #tellKinds(event: GameEvent, kinds: Record<string, number>, about: About): void {
    const counts = Object.entries(kinds)
    if (event.event === 'score') {
      const each = new Map(this.game.terms.map((term) => [term.name, term.each]))
      about.points = counts.reduce((sum, [kind, count]) => sum + count * (each.get(kind) ?? 0), 0)
    }
    const counted = `counted-${event.thing}`
    if (counts.length && this.words.knows(counted)) {
      about.list = this.listing(counts.map(([kind, count]) => this.words.say(counted, { kind, count })))
    }
    const by = this.#thing(event.thing)?.by
    if (by) about.items = counts.map(([kind, count]) => `${count}× ${this.member(by, kind)}`).join(', ')
  }

  #thing(name: string | undefined): Thing | undefined {
    return this.game.things.find((thing) => thing.name === name)
  }
}

/** Acts that follow each other and differ in nothing but the kind and number of things, as one. */
export function mergedActs(events: readonly GameEvent[]): Merged[] {
  const found: Merged[] = []
  let last: string | null = null
  for (const event of events) {
    const count = Number(event.count ?? 0)
    if (event.thing === undefined) {
      found.push({ event, count, kinds: {}, parts: [event] })
      last = null
      continue
    }
    const key = likeness(event)
    const before = found.at(-1)
    const into: Merged = key === last && before ? before : { event, count: 0, kinds: {}, parts: [] }
    if (into !== before) found.push(into)
    into.count += count
    into.parts.push(event)
    if (event.kind !== undefined) into.kinds[event.kind] = (into.kinds[event.kind] ?? 0) + count
    last = key
  }
  return found
}

function likeness(event: GameEvent): string {
  const { kind } = event
  const ends = [event.from, event.to].map((label) =>
    kind === undefined ? (label ?? null) : (label?.split('.').filter((part) => part !== kind).join('.') ?? null),
  )
  const term = event.thing === 'scored' ? (kind ?? null) : null
  return JSON.stringify([event.event, event.thing, event.seat ?? null, kind === undefined, term, ends])
}

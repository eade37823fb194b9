/** The game as it is told: a paragraph a move, with what chance added to it. */

import type { Sentences } from './sentences'
import type { GameDescription, GameEvent, LineEntry } from './types'

export interface Paragraph {
  /** The ply before it, and the one after it. */
  from: number
  to: number
  actor: string | null
  sentences: { text: string; events: GameEvent[] }[]
}

/** Paragraphs that say nothing are left out: what was answered without anything happening. */
export function story(sentences: Sentences, line: readonly LineEntry[], events: readonly GameEvent[][]): Paragraph[] {
  const paragraphs: { from: number; to: number; actor: string | null; events: GameEvent[] }[] = []
  line.forEach((entry, ply) => {
    const last = paragraphs.at(-1)
    const happened = events[ply] ?? []
    if (entry.actor === null && last) {
      last.to = ply + 1
      last.events.push(...happened)
    } else {
      paragraphs.push({ from: ply, to: ply + 1, actor: entry.actor, events: [...happened] })
    }
  })
  const told = paragraphs.map(({ events: happened, ...rest }) => ({ ...rest, sentences: sentences.tell(happened) }))
  return told.reduce(joined, []).filter((paragraph) => paragraph.sentences.length > 0)
}

/** What stands in brackets belongs to the sentence before it, though another answer lay between. */
function joined(before: Paragraph[], paragraph: Paragraph): Paragraph[] {
  const last = before.findLast((each) => each.sentences.length > 0)
  const [first, ...rest] = paragraph.sentences
  const end = last?.sentences.at(-1)
  if (!first?.text.startsWith('(') || !last || !end || last.actor !== paragraph.actor) return [...before, paragraph]
  end.text += ` ${first.text}`
  end.events.push(...first.events)
  if (rest.length === 0) last.to = paragraph.to
  return rest.length === 0 ? before : [...before, { ...paragraph, sentences: rest }]
}

/** Points of each seat after each ply, from the scores that were told. */
export function pointsByPly(game: GameDescription, seats: number, events: readonly GameEvent[][]): number[][] {
  const each = new Map(game.terms.map((term) => [term.name, term.each]))
  const points = Array.from({ length: seats }, () => 0)
  const history = [[...points]]
  for (const happened of events) {
    for (const event of happened) {
      const place = Number(event.seat) - 1
      if (event.event !== 'score' || points[place] === undefined) continue
      points[place] += Number(event.count ?? 0) * (each.get(String(event.kind)) ?? 0)
    }
    history.push([...points])
  }
  return history
}

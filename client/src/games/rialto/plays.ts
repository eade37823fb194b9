/** Cards raised for play: how many of the step's kind, and how many jokers. */

export interface Raised {
  cards: number
  jokers: number
}

export const NONE: Raised = { cards: 0, jokers: 0 }

export function notationOf({ cards, jokers }: Raised): string {
  return `play ${cards} ${jokers}`
}

/** What a move plays; null for a move that plays no cards. */
export function raisedBy(move: string | null): Raised | null {
  const [family, cards, jokers] = (move ?? '').split(' ')
  return family === 'play' ? { cards: Number(cards), jokers: Number(jokers) } : null
}

/**
 * The legal play nearest to what is wanted, on the way from what was raised before: where one card more is not legal
 * (a joker wants company, RIA-6.5), the fewest that are; where one less is not, the most that are.
 */
export function nearest(moves: readonly string[], wanted: Raised, before: Raised): Raised {
  const more = wanted.cards + wanted.jokers > before.cards + before.jokers
  const beyond = ({ cards, jokers }: Raised): boolean =>
    more ? cards >= wanted.cards && jokers >= wanted.jokers : cards <= wanted.cards && jokers <= wanted.jokers
  const distance = ({ cards, jokers }: Raised): number => Math.abs(cards - wanted.cards) + Math.abs(jokers - wanted.jokers)
  const [found] = moves
    .flatMap((move) => raisedBy(move) ?? [])
    .filter(beyond)
    .sort((one, other) => distance(one) - distance(other))
  return found ?? before
}

/** What a seat would score at the end if the game ended as it stands (chapter 16). */

import { card, CHARACTER_VP, MILITARY_VP, RESOURCES, RESOURCES_PER_VP, TERRITORY_VP, type CardType } from './box'
import { goodsOf, has, ownCards, type Position } from './position'

export const WORTH_TERMS = ['territory', 'character', 'venture', 'military', 'resources'] as const
export type WorthTerm = (typeof WORTH_TERMS)[number]


/** LOR-16.1 to 16.4, and LOR-14.18 to 14.20: what the cards of a type are worth. */
export function cardsWorth(position: Position, seat: string, type: CardType): number {
  if (has(position, seat, `no_vp.${type}`)) return 0
  const ids = ownCards(position, seat, type)
  if (type === 'territory') return TERRITORY_VP[ids.length] ?? 0
  if (type === 'character') return CHARACTER_VP[ids.length] ?? 0
  return type === 'venture' ? ids.reduce((sum, id) => sum + (card(id).end_vp ?? 0), 0) : 0
}

/** LOR-16.5 to 16.7: the most and the second most; with several in front nobody is second. */
export function militaryWorth(position: Position, seat: string): number {
  const points = (side: string): number => goodsOf(position, side, 'military')
  const ahead = position.order.filter((other) => points(other) > points(seat)).length
  return MILITARY_VP[ahead] ?? 0
}

/** LOR-16.8: all together are divided. */
export function resourcesWorth(position: Position, seat: string): number {
  return Math.floor(RESOURCES.reduce((sum, good) => sum + goodsOf(position, seat, good), 0) / RESOURCES_PER_VP)
}

export function worthOf(position: Position, seat: string): Record<WorthTerm, number> {
  return {
    territory: cardsWorth(position, seat, 'territory'),
    character: cardsWorth(position, seat, 'character'),
    venture: cardsWorth(position, seat, 'venture'),
    military: militaryWorth(position, seat),
    resources: resourcesWorth(position, seat),
  }
}


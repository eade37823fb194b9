/** A battle that is being fought: who stands against whom, and what each strength is made of. */

import type { View } from '../../../lib/types'
import { COURTIERS, bonus, card, tile } from '../box'
import { defenceParts, sum, type Part } from '../map/prices'
import { allyOf, cardAt, isHindered, ownerOf, positionOf, unitsIn, type Position } from '../position'
import { warOf } from './chronicle'

export interface Force {
  /** Null is a neutral city, which answers nothing. */
  seat: string | null
  parts: Part[]
  strength: number
}

export interface Battle {
  city: string
  kind: 'siege' | 'field'
  attack: Force
  defence: Force
}

function force(seat: string | null, parts: Part[]): Force {
  const [first, ...others] = parts
  const shown = first ? [first, ...others.filter(({ count }) => count !== 0)] : []
  return { seat, parts: shown, strength: sum(parts) }
}

function armyParts(position: Position, seat: string, city: string): Part[] {
  return [
    { what: 'units', count: unitsIn(position, seat, city) },
    { what: 'bonuses', count: position.announced[seat] ?? 0 },
  ]
}

/** VIR-13.4 to 13.6, VIR-14.2: the battle that a question is about, or null. */
export function battleOf(view: View, after: Position = positionOf(view)): Battle | null {
  const { city, attacker, defender } = positionOf(view)
  if (view.asked?.decision !== 'announce' || city === null || attacker === null) return null
  const attack = force(attacker, armyParts(after, attacker, city))
  const owner = ownerOf(positionOf(view), city)
  if (defender !== owner && defender !== null) {
    return { city, kind: 'field', attack, defence: force(defender, armyParts(after, defender, city)) }
  }
  const parts = defenceParts(after, attacker, city)
  if (owner !== null) parts.push({ what: 'bonuses', count: after.announced[owner] ?? 0 })
  return { city, kind: 'siege', attack, defence: force(owner, parts) }
}

export interface Boost {
  boost: string
  war: number
  florins: number
  /** How often it could be announced. */
  times: number
  card: string | null
}

/** VIR-13.9 to 13.16: what a seat could still announce in the battle, whether it can pay or not. */
export function boostsOf(position: Position, seat: string, city: string): Boost[] {
  const found: Boost[] = []
  const add = (boost: string, florins: number, times = 1, of: string | null = null): void => {
    found.push({ boost, war: warOf(boost, of), florins, times, card: of })
  }
  const tokens = position.own_war_tokens[seat] ?? 0
  if (tokens > 0) add('token', 0, tokens)
  for (const { id } of COURTIERS) {
    const lying = cardAt(position, seat, id)
    const facts = lying?.lie === 'ready' ? card(lying.card) : null
    const war = facts?.resources.war ?? 0
    if (facts && war > 0) add(id, war * (facts.war_cost_florin ?? 0), 1, facts.id)
  }
  const isOwner = ownerOf(position, city) === seat
  const hasServed = !isOwner && (position.leonardo_used[city] ?? 0) > 0
  if ((position.bonuses[seat]?.['leonardo'] ?? 0) > 0 && !hasServed) add('leonardo', Number(bonus('leonardo').effect['cost_florin'] ?? 0))
  if ((position.tiles[seat]?.[tile('cannons').id] ?? 0) > 0) add('cannons', Number(bonus('cannons').effect['cost_florin'] ?? 0))
  const ally = allyOf(position, 'france')
  if (ally?.seat === seat && ally.lie === 'ready' && !isHindered(position, seat, 'france')) add('france', 0)
  return found
}

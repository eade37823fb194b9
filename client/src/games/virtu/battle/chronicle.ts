/** The battles of a spring, read from what was told, so that they can be shown once more, step by step. */

import type { GameEvent } from '../../../lib/types'
import { alliance, bonus, card, isCard } from '../box'

export interface Announced {
  seat: string
  /** Null: announces nothing. */
  boost: string | null
  /** The card of a courtier that served. */
  card: string | null
  war: number
}

export interface Bout {
  /** The year, and its place among the bouts of all years: each has a number of its own. */
  year: number
  number: number
  city: string
  attacker: string
  /** The rival in the field, or the owner of the city; null for a neutral one. */
  against: string | null
  kind: 'siege' | 'field'
  announced: Announced[]
  attack: number | null
  defence: number | null
  /** What came of it, as it was told. */
  result: GameEvent | null
  dead: Record<string, number>
}

const RESULTS = ['battle_won', 'battle_drawn', 'conquered', 'repelled', 'given_up']
const COURTIER = /^[LR]\d$/

/** What a war bonus adds (VIR-13.9 to 13.15); that of a courtier says its card. */
export function warOf(boost: string, of: string | null): number {
  if (boost === 'token') return 1
  if (boost === 'leonardo') return Number(bonus('leonardo').effect['war_each_siege'] ?? 0)
  if (boost === 'cannons') return Number(bonus('cannons').effect['war_tile'] ?? 0)
  if (boost === 'france') return alliance('france').bonus.war ?? 0
  return of !== null && isCard(of) ? (card(of).resources.war ?? 0) : 0
}

class Reader {
  readonly bouts: Bout[] = []
  #year = 0
  #city = ''
  #attacker = ''
  /** The bout that is being fought; a siege begins with its first announcement. */
  #open: Bout | null = null

  read(event: GameEvent): void {
    const { event: name } = event
    if (name === 'year_begins') this.#year = Number(event['year'])
    else if (name === 'siege_begins') this.#besiege(event)
    // What is told may begin in the middle.
    else if (this.#city === '') return
    else if (name === 'field_battle') this.#begin('field', String(event['other']))
    else if (name === 'announces' || name === 'announces_nothing') this.#announce(event)
    else if (name === 'courtier_spent') this.#nameCard(event)
    else if (name === 'strength' && this.#open) {
      this.#open.attack = Number(event['attack'])
      this.#open.defence = Number(event['defence'])
    } else if (RESULTS.includes(name)) this.#end(event)
    else if (name === 'pay' && event.thing === 'unit') this.#bury(event)
  }

  #besiege(event: GameEvent): void {
    this.#city = String(event['city'])
    this.#attacker = String(event.seat)
    this.#open = null
  }

  #begin(kind: Bout['kind'], against: string | null): Bout {
    const bout: Bout = {
      year: this.#year,
      number: this.bouts.length,
      city: this.#city,
      attacker: this.#attacker,
      against,
      kind,
      announced: [],
      attack: null,
      defence: null,
      result: null,
      dead: {},
    }
    this.bouts.push(bout)
    this.#open = bout
    return bout
  }

  #announce(event: GameEvent): void {
    const bout = this.#open ?? this.#begin('siege', null)
    const seat = String(event.seat)
    if (seat !== bout.attacker && bout.against === null) bout.against = seat
    const boost = event.event === 'announces' ? String(event['war_bonus']) : null
    bout.announced.push({ seat, boost, card: null, war: boost === null ? 0 : warOf(boost, null) })
  }

  /** Which courtier stood at the place that was announced is told right after it. */
  #nameCard(event: GameEvent): void {
    const last = this.#open?.announced.at(-1)
    if (!last?.boost || !COURTIER.test(last.boost) || last.card !== null || last.seat !== event.seat) return
    last.card = String(event['card'])
    last.war = warOf(last.boost, last.card)
  }

  #end(event: GameEvent): void {
    const bout = this.#open ?? this.#begin('siege', null)
    bout.result = event
    this.#open = null
  }

  /** Units fall once the strengths are known, before or after the result is told. */
  #bury(event: GameEvent): void {
    const [pile, seat = '', city] = (event.from ?? '').split('.')
    const bout = this.bouts.at(-1)
    if (pile !== 'units' || !bout || bout.attack === null || bout.city !== city) return
    bout.dead[seat] = (bout.dead[seat] ?? 0) + Number(event.count ?? 0)
  }
}

export function boutsIn(told: readonly GameEvent[]): Bout[] {
  const reader = new Reader()
  for (const event of told) reader.read(event)
  return reader.bouts
}

/** What was announced on a side. */
export function bonusesOf(bout: Bout, seat: string | null): number {
  return bout.announced.reduce((sum, each) => sum + (each.seat === seat ? each.war : 0), 0)
}

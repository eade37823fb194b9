/** Cards, tiles, bonuses, powers and chambers in words, made from the data. */

import type { SceneTable } from '../../../lib/scene'
import type { Words } from '../../../lib/words.svelte'
import {
  alliance,
  amounts,
  bonus,
  card,
  printedSymbol,
  tile,
  type Bonus,
  type Bundle,
  type Card,
  type Power,
  type Tile,
} from '../box'
import { actionOf, agentAt, allyOf, cardAt, houseOf, indulgencesIn, isHindered, positionOf, tokenOf, type Owned } from '../position'
import { TERMS, sumOf, worthOf } from '../worth'

export function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1)
}

const sentences = (parts: readonly string[]): string => parts.filter(Boolean).map((part) => `${capital(part)}.`).join(' ')

export function bundleInWords(words: Words, bundle: Bundle | undefined): string {
  const parts = amounts(bundle).map(([symbol, count]) => words.say('symbol-counted', { symbol, count }))
  const last = parts.at(-1)
  if (last === undefined || parts.length < 2) return parts.join('')
  return words.say('list-and', { head: parts.slice(0, -1).join(', '), last })
}

function showsInWords(words: Words, bundle: Bundle): string {
  const list = bundleInWords(words, bundle)
  return list && words.say('virtu-shows', { list, kinds: amounts(bundle).length > 1 ? 'several' : 'single' })
}

const pointsInWords = (words: Words, count: number): string => (count ? words.say('virtu-points', { count }) : '')
const costInWords = (words: Words, cost: Bundle | undefined): string => (cost ? words.say('virtu-costs', { list: bundleInWords(words, cost) }) : '')
const lieInWords = (words: Words, lie: Owned['lie']): string => words.say('virtu-lying', { lie })

/** What a card does in a palace. */
export function cardText(words: Words, facts: Card): string {
  return sentences([
    showsInWords(words, facts.resources),
    facts.action ? words.say('virtu-as-action', { action: facts.action }) : words.say('virtu-no-action'),
    facts.war_cost_florin ? words.say('virtu-war-price', { count: facts.war_cost_florin }) : '',
    facts.agent ? words.say('virtu-brings-agent') : '',
    pointsInWords(words, facts.vp),
    costInWords(words, facts.cost),
    facts.limit_per_player ? words.say('virtu-one-each') : '',
  ])
}

export function cardInWords({ words }: SceneTable, id: string, lie: Owned['lie']): string {
  return `${words.say('card', { card: id })} (${lieInWords(words, lie)}): ${bundleInWords(words, card(id).resources)}`
}

export function tileText(words: Words, facts: Tile): string {
  const cannons = facts.kind === 'cannons' ? bonusText(words, bonus('cannons')) : ''
  return [
    sentences([
      showsInWords(words, facts.resources),
      facts.courtier_place ? words.say('virtu-opens-place') : '',
      pointsInWords(words, facts.vp ?? 0),
      costInWords(words, facts.cost),
      facts.limit_per_player ? words.say('virtu-one-each') : '',
      facts.excludes ? words.say('virtu-excludes', { tile: words.say('virtu-title', { kind: facts.excludes }) }) : '',
      facts.id === 'cathedral' ? words.say('virtu-cathedral') : '',
    ]),
    cannons,
  ].join(' ').trim()
}

export function tileInWords({ words }: SceneTable, id: string, lie: Owned['lie']): string {
  return `${words.say('tile', { tile: id })} (${lieInWords(words, lie)}): ${bundleInWords(words, tile(id).resources)}`
}

const EFFECTS: Record<string, string> = {
  war_each_siege: 'virtu-does-war-each-siege',
  courtier_place: 'virtu-does-courtier-place',
  crown_for_patronage: 'virtu-does-crown-for-patronage',
  courtier_card: 'virtu-does-courtier-card',
  defence_bonus: 'virtu-does-defence',
  agent: 'virtu-does-agent',
  bars_foreign_agents: 'virtu-does-bar-agents',
  final_crosses: 'virtu-does-final-crosses',
  war_tile: 'virtu-does-war-tile',
}

export function bonusText(words: Words, facts: Bonus): string {
  const cost = Number(facts.effect['cost_florin'] ?? 0)
  const effects = Object.entries(facts.effect).flatMap(([kind, amount]) => {
    const message = EFFECTS[kind]
    return message ? words.say(message, { count: Number(amount), cost }) : []
  })
  const shows = facts.effect['courtier_card'] ? showsInWords(words, facts.resources ?? {}) : ''
  return sentences([words.say('virtu-bonus-kind', { kind: facts.kind }), ...effects, shows, pointsInWords(words, facts.vp)])
}

export function bonusInWords({ words }: SceneTable, id: string): string {
  return `${words.say('bonus', { bonus: id })}: ${bonusText(words, bonus(id))}`
}

/** What a power gives, costs, and who is allied with it. */
export function powerText(table: SceneTable, power: Power): string {
  const { words } = table
  const position = positionOf(table.view)
  const facts = alliance(power)
  const ally = allyOf(position, power)
  const agent = agentAt(position, power)
  const uses = facts.bonus_uses.map((use) => words.say('virtu-power-use', { use }))
  return sentences([
    words.say('virtu-power-gives', { list: bundleInWords(words, facts.bonus), uses: table.sentences.listing(uses) }),
    costInWords(words, facts.cost),
    ally ? words.say('virtu-power-ally', { seat: table.seat(ally.seat).name, lie: ally.lie }) : words.say('virtu-power-free'),
    agent === null ? '' : words.say('virtu-power-agent', { seat: table.seat(agent).name }),
    ally && isHindered(position, ally.seat, power) ? words.say('virtu-power-hindered') : '',
  ])
}

/** What a chamber offers, and what lies in it. */
export function chamberInWords(table: SceneTable, seat: string, chamber: string): string {
  const { words } = table
  const position = positionOf(table.view)
  const action = actionOf(position, seat, chamber)
  if (action === null) return words.say('virtu-chamber', { chamber })
  const above = cardAt(position, seat, `action${chamber}`)
  const below = cardAt(position, seat, `upgrade${chamber}`)
  const spy = agentAt(position, `${seat}.${chamber}`)
  const printed = printedSymbol(action)
  const parts = [
    above ? `${words.say('card', { card: above.card })}: ${bundleInWords(words, card(above.card).resources)}` : '',
    !above && printed ? words.say('virtu-gives', { list: bundleInWords(words, { [printed]: 1 }) }) : '',
    below ? `${words.say('card', { card: below.card })}: ${bundleInWords(words, card(below.card).resources)}` : '',
    tokenOf(position, seat) === chamber ? words.say('virtu-token-here') : '',
    spy === null ? '' : words.say('virtu-agent-of', { seat: table.seat(spy).name }),
    indulgencesIn(position, seat, chamber) ? words.say('virtu-indulgence') : '',
  ]
  const rest = parts.filter(Boolean).join('; ')
  const head = `${words.say('virtu-chamber', { chamber })}: ${words.say('virtu-action', { action })}`
  return rest ? `${head} (${rest})` : head
}

/** "city track 3 + patronage 1 = 4". */
export function worthInWords(table: SceneTable, seat: string): string {
  const worth = worthOf(table.view, seat)
  const parts = TERMS.filter((term) => worth[term] !== 0).map((term) => `${table.words.say('term', { term })} ${worth[term]}`)
  return parts.length ? `${parts.join(' + ').replaceAll('+ -', '− ').replaceAll(' -', ' −')} = ${sumOf(worth)}` : '0'
}

export function houseName(table: SceneTable, seat: string): string {
  const house = houseOf(positionOf(table.view), seat)
  return house ? table.words.say('house', { house }) : table.seat(seat).name
}

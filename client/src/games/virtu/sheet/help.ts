/** What things are and do, for whoever rests on them. */

import type { Help, SceneTable, SpotId, TextSection } from '../../../lib/scene'
import type { Words } from '../../../lib/words.svelte'
import { BONUSES, bonus, card, CHAMBERS, isCard, isTile, POWERS, SHOP_TILES, CHARACTERS, startsOf, tile, chamberActions, type House, type Power } from '../box'
import { cardAt, domainOf, houseCards, houseOf, positionOf, seatsOf } from '../position'
import { PLACES } from '../worth'
import { bonusText, bundleInWords, capital, cardInWords, cardText, chamberInWords, powerText, tileInWords, tileText, worthInWords } from './words'

const CLAUSE_OF_ACTION = { rule: 'VIR-6.2', patronage: 'VIR-7.1', trade: 'VIR-8.1', annexation: 'VIR-9.3', campaign: 'VIR-10.1', intrigue: 'VIR-11.1' }
export const CLAUSE_OF_BONUS: Record<string, string> = {
  leonardo: 'VIR-7.6',
  copernicus: 'VIR-7.7',
  michelangelo: 'VIR-7.8',
  columbus: 'VIR-7.9',
  bastion: 'VIR-7.10',
  prince: 'VIR-7.11',
  machiavelli: 'VIR-7.12',
  cannons: 'VIR-7.14',
  dome: 'VIR-7.15',
  sistine: 'VIR-7.15',
}
const CLAUSE_OF_POWER: Record<Power, string> = { france: 'VIR-13.13', ottoman: 'VIR-18.10', hre: 'VIR-18.11' }

function cardHelp(words: Words, id: string): Help {
  return { title: words.say('card', { card: id }), text: cardText(words, card(id)), clause: card(id).cost ? 'VIR-17.12' : 'VIR-3.9' }
}

function tileHelp(words: Words, id: string): Help {
  const { city, cost } = tile(id)
  return { title: words.say('tile', { tile: id }), text: tileText(words, tile(id)), clause: city ? 'VIR-3.18' : cost ? 'VIR-17.12' : 'VIR-13.12' }
}

function bonusHelp(words: Words, id: string): Help {
  return { title: words.say('bonus', { bonus: id }), text: bonusText(words, bonus(id)), clause: CLAUSE_OF_BONUS[id] ?? 'VIR-7.3' }
}

function powerHelp(table: SceneTable, id: Power): Help {
  return { title: capital(table.words.say('power', { power: id })), text: powerText(table, id), clause: CLAUSE_OF_POWER[id] }
}

function placeHelp(table: SceneTable, place: string, seat: string): Help | null {
  const lying = cardAt(positionOf(table.view), seat, place)
  return lying ? cardHelp(table.words, lying.card) : null
}

function chamberHelp(table: SceneTable, chamber: string, seat: string): Help {
  const { words, view } = table
  const house = houseOf(positionOf(view), seat)
  const action = house ? chamberActions(house)[Number(chamber) - 1] : null
  const above = cardAt(positionOf(view), seat, `action${chamber}`)
  const shown = above ? card(above.card).action : action
  const text = [chamberInWords(table, seat, chamber), shown ? words.say('virtu-action-does', { action: shown }) : ''].filter(Boolean).join('. ')
  return { title: shown ? capital(words.say('virtu-action', { action: shown })) : words.say('virtu-chamber', { chamber }), text, clause: shown ? CLAUSE_OF_ACTION[shown] : 'VIR-3.1' }
}

function houseHelp({ words, sentences }: SceneTable, house: House): Help {
  const cities = sentences.listing(startsOf(house).map((city) => words.say('city', { city })))
  const actions = chamberActions(house).map((action) => words.say('virtu-action', { action }))
  const cards = houseCards(house).map((id) => `${words.say('card', { card: id })} (${bundleInWords(words, card(id).resources)})`)
  return {
    title: words.say('house', { house }),
    text: [words.say('virtu-house-starts', { cities }), words.say('virtu-house-palace', { actions: actions.join(', ') }), `${sentences.listing(cards)}.`].join(' '),
    clause: 'VIR-2.11',
  }
}

/** "place:L1@2" is what lies there in the palace of seat 2; without a seat it is one's own. */
export function help(table: SceneTable, id: SpotId): Help | null {
  const { words } = table
  const [domain = '', whole = ''] = id.split(':')
  const [member = '', of] = whole.split('@')
  const seat = of ?? table.me ?? ''
  switch (domain) {
    case 'card':
      return isCard(member) ? cardHelp(words, member) : null
    case 'tile':
      return tileHelp(words, member)
    case 'bonus':
      return bonusHelp(words, member)
    case 'power':
      return powerHelp(table, member as Power)
    case 'house':
      return houseHelp(table, member as House)
    case 'chamber':
      return chamberHelp(table, member, seat)
    case 'place':
    case 'war_bonus':
    case 'source':
      return sourceHelp(table, member, seat)
    case 'worth':
      return { title: words.say('virtu-worth-now'), text: worthInWords(table, member), clause: 'VIR-0.6' }
    case 'sale':
      return { title: capital(words.say('virtu-sale')), text: words.say('virtu-sale-does'), clause: 'VIR-5.2' }
    case 'move':
      return tokenHelp(table, member, seat)
    default:
      return null
  }
}

/** A step is into the next chamber; the other moves of the token are about the one where it stands. */
function tokenHelp(table: SceneTable, move: string, seat: string): Help | null {
  const chamber = positionOf(table.view).token[seat]
  if (chamber === undefined || !['act', 'stop', 'step', 'buy_step'].includes(move)) return null
  const next = String((Number(chamber) % CHAMBERS.length) + 1)
  return chamberHelp(table, move.endsWith('step') ? next : chamber, seat)
}

function sourceHelp(table: SceneTable, member: string, seat: string): Help | null {
  const { words } = table
  if (PLACES.includes(member)) return placeHelp(table, member, seat)
  if (member === 'indulgence') return { title: capital(words.say('virtu-sale')), text: words.say('virtu-sale-does'), clause: 'VIR-5.2' }
  if (POWERS.some((power) => power === member)) return powerHelp(table, member as Power)
  if (isTile(member)) return tileHelp(words, member)
  const chamber = positionOf(table.view).token[seat]
  if ((member === 'action' || member === 'upgrade') && chamber !== undefined) return placeHelp(table, `${member}${chamber}`, seat)
  return BONUSES.some((each) => each.id === member) ? bonusHelp(words, member) : null
}

/** How things stand at a spot: screen readers say it after its name. */
export function describe(table: SceneTable, id: SpotId): string {
  const [domain, member = ''] = id.split(':')
  if (domain === 'chamber' && table.me) return chamberInWords(table, table.me, member)
  if (domain === 'card' || domain === 'bonus' || domain === 'power' || domain === 'house') return help(table, id)?.text ?? ''
  return domain === 'source' || domain === 'place' || domain === 'tile' ? (sourceHelp(table, member, table.me ?? '')?.text ?? '') : ''
}

/** The palaces and domains in lines for the text table, and what the market has. */
export function text(table: SceneTable): TextSection[] {
  const { words, view } = table
  const position = positionOf(view)
  const market = [
    ...CHARACTERS.filter(({ id }) => (position.market[id] ?? 0) > 0).map((facts) => `${position.market[facts.id]}× ${words.say('card', { card: facts.id })}. ${cardText(words, facts)}`),
    ...SHOP_TILES.filter(({ id }) => (position.tile_supply[id] ?? 0) > 0).map((facts) => `${position.tile_supply[facts.id]}× ${words.say('tile', { tile: facts.id })}. ${tileText(words, facts)}`),
  ]
  const palaces = seatsOf(view).flatMap((seat) => {
    const house = houseOf(position, seat)
    if (house === null) return []
    const courtiers = PLACES.slice(0, -2 * CHAMBERS.length).flatMap((place) => {
      const lying = cardAt(position, seat, place)
      return lying ? `${words.say('place', { place })}: ${cardInWords(table, lying.card, lying.lie)}` : []
    })
    const tiles = domainOf(position, seat).map(({ id, lie }) => tileInWords(table, id, lie))
    const lines = [...CHAMBERS.map((chamber) => chamberInWords(table, seat, chamber)), ...courtiers, ...tiles, `${words.say('virtu-worth-now')}: ${worthInWords(table, seat)}`]
    return [{ title: `${table.seat(seat).name}: ${words.say('house', { house })}`, lines }]
  })
  const powers = POWERS.map((power) => `${capital(words.say('power', { power }))}. ${powerText(table, power)}`)
  return [
    ...palaces,
    { title: words.say('virtu-powers'), lines: powers },
    { title: words.say('virtu-market'), lines: market, instead: ['market', 'tile_supply', 'palace'] },
  ].filter(({ lines }) => lines.length > 0)
}

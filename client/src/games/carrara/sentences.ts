/** What things of Carrara are and do, in words that its texts have. */

import type { Help, SceneTable, SpotId, TextSection } from '../../lib/scene'
import type { Words } from '../../lib/words.svelte'
import {
  ADVANCED_SPACES,
  BASE_SPACES,
  buildingOf,
  CITIES,
  cityOf,
  COLOURS,
  DECORATIONS,
  kindOf,
  KINDS,
  LANDSCAPES,
  MONEY,
  PAIRS,
  priceOf,
  SET_VP,
  UPGRADES,
  type Reward,
} from './box'
import { CITY_IDS, coinsOf, isAdvanced, pillarOn, positionOf, rewardOf, seatsOf } from './position'
import { majorityOf, moneyGain, setWorth, takenBy, valueOf, worthOf, type Worth } from './worth'

export const SPACES = [...BASE_SPACES, ...ADVANCED_SPACES]

export const markOf = (words: Words, colour: string): string => words.say('carrara-mark', { colour })
export const rewardInWords = (words: Words, { type, amount }: Reward): string => words.say(`effect-${type}`, { amount })

function upgradeInWords(words: Words, { city, reward }: { city: string; reward: Reward }): string {
  return words.say('effect-upgrade', { city: words.say('city', { city }), reward: rewardInWords(words, reward) })
}

/** What members of domains do, for the sentences of moves. */
export function effects(words: Words): Record<string, Record<string, string>> {
  return {
    space: {
      ...Object.fromEntries(SPACES.map(({ id, type, amount }) => [id, words.say(`effect-${type}`, { amount })])),
      big: words.say('effect-none'),
    },
    upgrade_tile: Object.fromEntries(UPGRADES.map((tile) => [tile.id, upgradeInWords(words, tile)])),
  }
}

/** "(5 + 1) × 2 = 12 points". */
export function sumInWords(table: SceneTable, worth: Worth): string {
  const { words } = table
  const lines = worth.parts.map(({ values, reward }) => {
    const sum = values.length > 1 ? `(${values.join(' + ')})` : String(values[0] ?? 0)
    const amount = reward.amount * values.reduce((all, value) => all + value, 0)
    return `${sum} × ${reward.amount} = ${rewardInWords(words, { type: reward.type, amount })}`
  })
  if (!lines.length) return words.say('carrara-nothing-yet')
  const totals = (['coins', 'vp'] as const).filter((type) => worth[type] > 0).map((type) => rewardInWords(words, { type, amount: worth[type] }))
  return lines.length > 1 ? `${lines.join('; ')}. ${words.say('carrara-together', { gain: table.sentences.listing(totals) })}` : (lines[0] ?? '')
}

/** What a scoring place asks for. */
function conditionOf({ words }: SceneTable, place: string): string {
  const city = CITIES.find(({ id }) => id === place)
  if (city) return words.say('carrara-needs-buildings', { count: city.needed })
  const money = MONEY.find(({ id }) => id === place)
  if (money) return words.say('carrara-needs-coins', { count: money.min_coins, rate: money.coins_per_vp })
  return ''
}

const CLAUSE_OF_PLACE = (place: string): string => {
  if (CITIES.some(({ id }) => id === place)) return 'CAR-7.4'
  if (KINDS.some(({ id }) => id === place)) return 'CAR-7.6'
  if (place === 'urban' || place === 'rural') return 'CAR-7.7'
  return MONEY.some(({ id }) => id === place) ? 'CAR-12.9' : 'CAR-12.13'
}

export function placeInWords(table: SceneTable, place: string, seat: string | null): string {
  const position = positionOf(table.view)
  const taken = seat === null ? pillarOn(position, place) : takenBy(position, seat, place)
  if (taken !== null) return table.words.say('carrara-taken', { seat: table.seat(taken).name })
  const money = MONEY.some(({ id }) => id === place)
  const coins = seat === null ? null : coinsOf(table.view, seat)
  const now = money
    ? coins === null ? '' : table.words.say('carrara-money-gain', { count: moneyGain(place, coins) })
    : seat === null ? '' : sumInWords(table, worthOf(position, seat, place))
  return [now, conditionOf(table, place)].filter(Boolean).join('. ')
}

function cityInWords(table: SceneTable, id: string, seat: string | null): string {
  const { words, sentences } = table
  const city = cityOf(id)
  const accepts = sentences.listing(city.accepts.map((colour) => words.say('colour', { colour })))
  const parts = [
    words.say('carrara-accepts', { colours: accepts }),
    words.say('carrara-each-value', { gain: rewardInWords(words, rewardOf(positionOf(table.view), seat, id)) }),
  ]
  if (isAdvanced(table.view)) {
    const won = [...majorityOf(positionOf(table.view), seatsOf(table.view), id)].map(([of, points]) => `${table.seat(of).name} ${points}`)
    parts.push(words.say('carrara-majority', { points: city.majority.join(' / ') }))
    if (won.length) parts.push(words.say('carrara-now', { list: sentences.listing(won) }))
  }
  return parts.join(' ')
}

function buildingInWords(table: SceneTable, id: string): string {
  const { words } = table
  const building = buildingOf(id)
  const { landscape, decoration } = kindOf(building.kind)
  const parts = [words.say(landscape === 'urban' ? 'carrara-urban' : 'carrara-rural', { value: valueOf(positionOf(table.view), id) })]
  if (building.value === 8) parts.push(words.say('carrara-monument'))
  if (isAdvanced(table.view)) parts.push(words.say('carrara-decoration-of', { item: decoration }))
  return parts.join(' ')
}

function itemInWords(table: SceneTable, item: string): string {
  const { words } = table
  if (DECORATIONS.includes(item)) {
    const kind = KINDS.find(({ decoration }) => decoration === item)?.id ?? ''
    const said = words.say('carrara-decoration', { kind: words.say('place', { place: kind }), points: SET_VP.slice(1).join(' / ') })
    const own = table.me === null ? 0 : setWorth(positionOf(table.view), table.me, item)
    return own > 0 ? `${said} ${words.say('carrara-now', { list: String(own) })}` : said
  }
  if (item === 'gold') return words.say('carrara-gold-statue')
  const first = CITIES.findIndex(({ colour }) => colour === item)
  return words.say('carrara-statue', { cities: CITIES.slice(first).map(({ id }) => words.say('city', { city: id })).join(', ') })
}

/** What a thing is and does; "place:palazzo@2" is the place of seat 2. */
export function help(table: SceneTable, id: SpotId): Help | null {
  const { words } = table
  const [domain, whole = ''] = id.split(':')
  const [member = '', of] = whole.split('@')
  const seat = of ?? table.me
  switch (domain) {
    case 'place':
      return { title: words.say('place', { place: member }), text: placeInWords(table, member, seat), clause: CLAUSE_OF_PLACE(member) }
    case 'city':
      return { title: words.say('city', { city: member }), text: cityInWords(table, member, seat), clause: 'CAR-5.3' }
    case 'building':
      return { title: words.say('building', { building: member }), text: buildingInWords(table, member), clause: 'CAR-5.2' }
    case 'upgrade_tile': {
      const tile = UPGRADES.find((upgrade) => upgrade.id === member)
      return tile ? { title: words.say('carrara-upgrade'), text: upgradeInWords(words, tile), clause: 'CAR-5.15' } : null
    }
    case 'item':
      return { title: words.say('item', { item: member }), text: itemInWords(table, member), clause: 'CAR-11.7' }
    case 'space':
      return { title: words.say('space', { space: member }), text: effects(words)['space']?.[member] ?? '', clause: 'CAR-6.1' }
    case 'section':
      return { title: words.say('section', { section: member }), text: pricesInWords(table, member), clause: 'CAR-4.5' }
    default:
      return null
  }
}

function pricesInWords({ words, sentences }: SceneTable, section: string): string {
  const paid = COLOURS.filter((colour) => priceOf(section, colour) > 0)
  const prices = paid.map((colour) => `${words.say('colour', { colour })} ${priceOf(section, colour)}`)
  return words.say('carrara-prices', { prices: sentences.listing(prices), rest: paid.length === COLOURS.length ? 'no' : 'yes' })
}

/** How a scoring place stands, for screen readers. */
export function describe(table: SceneTable, id: SpotId): string {
  const [domain, member = ''] = id.split(':')
  return domain === 'place' ? placeInWords(table, member, table.me) : ''
}

/** What the own scoring places would bring, for the text table. */
export function text(table: SceneTable): TextSection[] {
  const { me } = table
  if (me === null) return []
  const own = [...CITY_IDS, ...KINDS.map(({ id }) => id), ...LANDSCAPES]
  const more = isAdvanced(table.view) ? [...PAIRS, ...MONEY].map(({ id }) => id) : []
  const lines = [...own, ...more].map((place) => `${table.words.say('place', { place })}: ${placeInWords(table, place, me)}`)
  return [{ title: table.words.say('carrara-places-now'), lines }]
}

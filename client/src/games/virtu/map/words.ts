/** Cities in words: for who rests on one, for screen readers and for the text table. */

import type { Help, SceneTable, SpotId, TextSection } from '../../../lib/scene'
import { CITY_TILES, city as cityOf, houseStartingIn, ROADS } from '../box'
import { agentAt, formOfView, hasCathedral, ownerOf, positionOf, seatsOf } from '../position'
import { bundleInWords, capital } from '../sheet/words'
import { armiesAt } from './armies'
import { annexationPrice, citiesOf, defenceParts, recruitPrice, sum } from './prices'

/** Who holds a city, what it is worth, and who stands there. */
function standing(table: SceneTable, city: string): string[] {
  const { words } = table
  const position = positionOf(table.view)
  const owner = ownerOf(position, city)
  const agent = agentAt(position, city)
  const parts = [
    words.say('virtu-city-value', { value: cityOf(city).value }),
    owner === null ? words.say('virtu-neutral') : words.say('virtu-city-held', { seat: table.seat(owner).name }),
  ]
  if (agent !== null) parts.push(words.say('virtu-city-agent', { seat: table.seat(agent).name }))
  for (const { seat, count, role } of armiesAt(city, seatsOf(table.view), position, position)) {
    parts.push(words.say('virtu-city-army', { role, seat: table.seat(seat).name, count }))
  }
  if (hasCathedral(position, city)) parts.push(words.say('virtu-city-cathedral'))
  return parts
}

/** What it takes for the one who looks to get the city, or a unit in it. */
function prospects(table: SceneTable, city: string): string[] {
  const { words, me } = table
  if (me === null) return []
  const position = positionOf(table.view)
  const owner = ownerOf(position, city)
  if (owner === me) return [words.say('virtu-city-recruit', { list: bundleInWords(words, recruitPrice(position, me, city)) })]
  const parts = [words.say('virtu-city-defence', { count: sum(defenceParts(position, me, city)) })]
  if (owner === null && !cityOf(city).pirate) {
    const price = annexationPrice(position, formOfView(table.view).side, me, city)
    parts.unshift(price === null ? words.say('virtu-city-far') : words.say('virtu-city-price', { list: bundleInWords(words, price) }))
  }
  return parts
}

/** What doesn't change: its tile, seas and roads. */
function facts(table: SceneTable, city: string): string[] {
  const { words, sentences } = table
  const { seas, pirate } = cityOf(city)
  const { side, closed } = formOfView(table.view)
  const tile = CITY_TILES.find((each) => each.city === city)
  const house = houseStartingIn(city)
  const joined = ROADS.filter(({ a, b, sides }) => sides.includes(side) && (a === city || b === city))
    .map(({ a, b }) => (a === city ? b : a))
    .filter((each) => !closed.includes(each))
  const parts: string[] = []
  if (tile) parts.push(words.say('virtu-city-tile', { list: bundleInWords(words, tile.resources) }))
  if (house) parts.push(words.say('virtu-city-start', { house }))
  if (seas.length) {
    const list = sentences.listing(seas.map((sea) => words.say('virtu-sea', { sea })))
    parts.push(words.say(pirate ? 'virtu-city-pirates' : 'virtu-city-port', { list }))
  }
  if (joined.length) parts.push(words.say('virtu-city-roads', { list: sentences.listing(joined.map((each) => words.say('city', { city: each }))) }))
  return parts
}

function said(parts: readonly string[]): string {
  return parts.map((part) => `${capital(part)}.`).join(' ')
}

function clauseOf(table: SceneTable, city: string): string {
  const owner = ownerOf(positionOf(table.view), city)
  if (owner === null) return cityOf(city).pirate ? 'VIR-9.7' : 'VIR-9.3'
  return owner === table.me ? 'VIR-17.25' : 'VIR-13.6'
}

function cityIn(id: SpotId): string | null {
  return id.startsWith('city:') ? id.slice('city:'.length) : null
}

export function cityHelp(table: SceneTable, id: SpotId): Help | null {
  const city = cityIn(id)
  if (city === null) return null
  return {
    title: table.words.say('city', { city }),
    text: said([...standing(table, city), ...prospects(table, city), ...facts(table, city)]),
    clause: clauseOf(table, city),
  }
}

export function describeCity(table: SceneTable, id: SpotId): string | null {
  const city = cityIn(id)
  return city === null ? null : [...standing(table, city), ...prospects(table, city)].join(', ')
}

/** The map in lines, from north to south as the box has it. */
export function mapText(table: SceneTable): TextSection {
  const { side, closed } = formOfView(table.view)
  const lines = citiesOf(side)
    .filter((city) => !closed.includes(city))
    .map((city) => `${table.words.say('city', { city })}: ${[...standing(table, city), ...prospects(table, city)].join(', ')}`)
  return { title: table.words.say('virtu-map'), lines, instead: ['control', 'units', 'retreating', 'cathedrals'] }
}

/** What is in the box: the same facts that the referee reads. */

import {
  banks,
  bonus_tokens,
  bridge_tokens,
  buildings,
  card_rows,
  cards,
  connections,
  districts,
  game,
  gondola_tokens,
  player_boards,
} from '../../../../src/signoria/games/rialto/data/rialto.json'

export type Colour = 'green' | 'yellow' | 'blue'

export interface Building {
  id: string
  colour: Colour
  value: number
  effect: string
  params: Record<string, number | string>
}

export interface Connection {
  id: string
  ends: readonly [string, string]
}

const slug = (name: string): string => name.toLowerCase().replaceAll(' ', '_')
const idOf = new Map(districts.items.map((district) => [district.id, slug(district.name)]))
const districtId = (short: string): string => idOf.get(short) ?? short

export const ROUNDS = game.rounds
export const DISTRICTS: readonly string[] = districts.items.map((district) => slug(district.name))
export const BANKS: readonly { id: string; districts: readonly string[] }[] = banks.items.map((bank) => ({
  id: bank.id,
  districts: bank.districts.map(districtId),
}))
export const CONNECTIONS: readonly Connection[] = connections.items.map(({ a, b }) => {
  const ends: [string, string] = [districtId(a), districtId(b)]
  return { id: ends.join('-'), ends }
})

/** In the order of the steps, the joker last. */
export const CARDS: readonly string[] = cards.items.map((card) => card.id)
export const STEPS: readonly string[] = cards.items.flatMap((card) => card.step ?? [])
export const JOKER = 'joker'

/** The kind of card that a step asks for. */
export function cardOfStep(step: string): string {
  return CARDS[STEPS.indexOf(step)] ?? JOKER
}

export const BUILDINGS: readonly Building[] = buildings.items.map(({ id, colour, value, effect, params }) => ({
  id,
  colour: colour as Colour,
  value,
  effect,
  params: params as unknown as Building['params'],
}))
const byId = new Map(BUILDINGS.map((building) => [building.id, building]))

export function building(id: string): Building {
  const found = byId.get(id)
  if (!found) throw new Error(`no building ${id}`)
  return found
}

export const HAND_LIMIT = card_rows.base_hand_limit
export const BUILDING_SPACES = player_boards.building_spaces
export const BANK_POINTS = bonus_tokens.vp
export const GONDOLA_VALUE = gondola_tokens.value_each_end
const endsOfBridges = new Map(bridge_tokens.items.map(({ id, low, high }) => [id, { low, high }]))

export function bridgeEnds(token: string): { low: number; high: number } {
  const ends = endsOfBridges.get(token)
  if (!ends) throw new Error(`no bridge ${token}`)
  return ends
}

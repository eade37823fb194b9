/** What is in the box: the same facts that the referee reads. */

import {
  block_prices,
  building_kinds,
  buildings,
  cities,
  colors,
  constants,
  decoration_set_vp,
  decorations,
  landscape_scoring,
  money_scoring_spots,
  monuments,
  player_setup,
  royal_court,
  scoring_pillars,
  statue_majority_vp,
  statue_scoring_spots,
  upgrade_tiles,
  wheel_symbols_advanced,
} from '../../../../src/signoria/games/carrara/data/carrara.json'

export type Currency = 'coins' | 'vp'
export type Landscape = 'urban' | 'rural'

export interface Reward {
  type: Currency
  amount: number
}

export interface City {
  id: string
  colour: string
  accepts: readonly string[]
  needed: number
  reward: Reward
  /** Points for the most statues, the second and the third most (CAR-14.4). */
  majority: readonly number[]
}

export interface Kind {
  id: string
  landscape: Landscape
  decoration: string
}

export interface Building {
  id: string
  kind: string
  value: number
}

export interface Space {
  id: string
  type: string
  amount: number
}

function found<T>(thing: T | undefined, name: string): T {
  if (thing === undefined) throw new Error(`nothing is called ${name}`)
  return thing
}

export const COLOURS: readonly string[] = colors.order_high_to_low
export const SECTIONS: readonly string[] = block_prices.sections.map(({ section }) => section)
const prices = new Map(block_prices.sections.map(({ section, price }) => [section, price as Record<string, number>]))
export const priceOf = (section: string, colour: string): number => prices.get(section)?.[colour] ?? 0

const majorities = new Map(statue_majority_vp.cities.map(({ city, places }) => [city, places]))
export const CITIES: readonly City[] = cities.list.map(({ id, color, accepts, min_buildings_to_score, reward }) => ({
  id,
  colour: color,
  accepts,
  needed: min_buildings_to_score,
  reward: { type: reward.type as Currency, amount: reward.amount },
  majority: majorities.get(id) ?? [],
}))
export const cityOf = (id: string): City => found(CITIES.find((city) => city.id === id), id)

export const KINDS: readonly Kind[] = building_kinds.list.map(({ id, landscape, decoration }) => ({
  id,
  landscape: landscape as Landscape,
  decoration,
}))
export const kindOf = (id: string): Kind => found(KINDS.find((kind) => kind.id === id), id)

export const MONUMENTS: readonly Building[] = monuments.tiles
export const BUILDINGS: readonly Building[] = [...buildings.tiles.map(({ id, kind, value }) => ({ id, kind, value })), ...MONUMENTS]
const byId = new Map(BUILDINGS.map((building) => [building.id, building]))
export const buildingOf = (id: string): Building => found(byId.get(id), id)
export const isMonument = (id: string): boolean => buildingOf(id).value === constants.monument_value
export const monumentOf = (kind: string): Building => found(MONUMENTS.find((monument) => monument.kind === kind), kind)

export const UPGRADES = upgrade_tiles.tiles.map(({ id, city, reward }) => ({
  id,
  city,
  reward: { type: reward.type as Currency, amount: reward.amount },
}))

export const LANDSCAPES: readonly Landscape[] = ['urban', 'rural']
export const landscapeReward = (landscape: Landscape): Reward => ({
  type: landscape_scoring[landscape].type as Currency,
  amount: landscape_scoring[landscape].amount,
})

export const PAIRS = statue_scoring_spots.list
export const MONEY = money_scoring_spots.list
export const USUAL_RATE = constants.coins_per_vp

const spaces = (side: 'base' | 'advanced'): Space[] =>
  royal_court[side].spaces.map(({ id, bonus }) => ({ id, type: bonus.type, amount: bonus.amount }))
export const BASE_SPACES = spaces('base')
export const ADVANCED_SPACES = spaces('advanced')
export const BIG = 'big'
export const PILLARS = { base: scoring_pillars.used_base, advanced: scoring_pillars.used_advanced }

export const DECORATIONS: readonly string[] = decorations.types
export const LARGE_WHEEL: readonly string[] = wheel_symbols_advanced.large_wheel_decorations_clockwise
export const SMALL_WHEEL: readonly string[] = wheel_symbols_advanced.small_wheel_statues_clockwise_from_section_I_at_start
export const SET_VP: readonly number[] = [decoration_set_vp.zero, ...decoration_set_vp.table.map(({ vp }) => vp)]
export const STORAGE_PLACES = player_setup.storage_places_advanced
export const EXTRA_COST = constants.extra_purchase_cost
export const SKIP_COINS = constants.pass_coins
export const DECORATION_BONUS = constants.decoration_value_bonus

/** What is in the box: the same facts that the referee reads. */

import {
  actions,
  alliances,
  cathedral_tiles,
  character_cards,
  cities,
  city_tiles,
  city_track,
  families,
  family_cards,
  guild_tiles,
  indulgences,
  palaces,
  patronage_bonuses,
  patronage_track,
  religious_rewards,
  recruiting,
  roads,
  seas,
  setup,
  starting_cities,
  title_tiles,
  trophies,
  two_player,
  upkeep,
} from '../../../../src/signoria/games/virtu/data/virtu.json'

export const SYMBOLS = ['florin', 'crown', 'cross', 'cavalry', 'ship', 'mask', 'war', 'arrow'] as const
export type Symbol = (typeof SYMBOLS)[number]
export type Bundle = Partial<Record<Symbol, number>>
export type Action = 'rule' | 'patronage' | 'trade' | 'annexation' | 'campaign' | 'intrigue'
export type House = 'florence' | 'naples' | 'venice' | 'milan' | 'rome'
export type Power = 'ottoman' | 'france' | 'hre'
export type Sea = 'lig' | 'tyr' | 'med' | 'ion' | 'adr'
export type Side = 'left' | 'right'

export interface Card {
  id: string
  copies?: number
  family?: House
  cost?: Bundle
  action: Action | null
  resources: Bundle
  war_cost_florin?: number | null
  agent?: boolean
  vp: number
  limit_per_player?: number | null
}

export interface Tile {
  id: string
  city?: string
  sign?: House | null
  kind?: string
  family?: House | null
  copies?: number
  cost?: Bundle
  resources: Bundle
  courtier_place?: boolean
  excludes?: string | null
  vp?: number
  limit_per_player?: number | null
}

export interface Bonus {
  id: string
  kind: 'person' | 'work'
  component: 'card' | 'tile'
  vp: number
  effect: Record<string, number | boolean>
  resources?: Bundle
}

export interface City {
  id: string
  value: number
  seas: Sea[]
  port: boolean
  pirate: boolean
  sides: string[]
}

export interface Road {
  a: string
  b: string
  sides: string[]
}

export interface Alliance {
  id: Power
  cost: Bundle
  bonus: Bundle
  bonus_uses: string[]
}

export interface Place {
  id: string
  side: Side
  open_at_start: boolean
}

function byId<Thing extends { id: string }>(things: readonly Thing[], what: string): (id: string) => Thing {
  const known = new Map(things.map((thing) => [thing.id, thing]))
  return (id) => {
    const found = known.get(id)
    if (!found) throw new Error(`no ${what} ${id}`)
    return found
  }
}

export const BONUSES = patronage_bonuses.list as unknown as readonly Bonus[]
export const CHARACTERS = character_cards.list as unknown as readonly Card[]
export const FAMILY_CARDS = family_cards.list as unknown as readonly Card[]
const MACHIAVELLI = BONUSES.filter((bonus) => bonus.effect['courtier_card']) as unknown as readonly Card[]
/** All that can lie in a palace. */
export const CARDS: readonly Card[] = [...CHARACTERS, ...FAMILY_CARDS, ...MACHIAVELLI]
export const CITY_TILES = city_tiles.list as unknown as readonly Tile[]
export const TITLES = title_tiles.list as unknown as readonly Tile[]
const SHOP = [...TITLES, ...(guild_tiles.list as unknown as Tile[]), ...(cathedral_tiles.list as unknown as Tile[])]
const CANNONS = BONUSES.filter((bonus) => bonus.component === 'tile').map(
  (bonus): Tile => ({ id: bonus.id, kind: 'cannons', resources: bonus.resources ?? { war: Number(bonus.effect['war_tile'] ?? 0) }, vp: 0 }),
)
/** What can be bought for the domain. */
export const SHOP_TILES: readonly Tile[] = SHOP
export const TILES: readonly Tile[] = [...CITY_TILES, ...SHOP, ...CANNONS]
export const CITIES = cities.list as unknown as readonly City[]
export const ROADS = roads.list as unknown as readonly Road[]
export const SEAS: readonly Sea[] = seas.list.map((sea) => sea.id as Sea)
export const HOUSES: readonly House[] = families.list.map((family) => family.id as House)
export const ALLIANCES = alliances.list as unknown as readonly Alliance[]
export const POWERS: readonly Power[] = ALLIANCES.map((alliance) => alliance.id)
export const card = byId(CARDS, 'card')
export const tile = byId(TILES, 'tile')
export const bonus = byId(BONUSES, 'bonus')
export const city = byId(CITIES, 'city')
export const alliance = byId(ALLIANCES, 'power')

export const isCard = (id: string): boolean => CARDS.some((each) => each.id === id)
export const isTile = (id: string): boolean => TILES.some((each) => each.id === id)

/** The symbols of a bundle in the order of the box. */
export function amounts(bundle: Bundle | undefined): [Symbol, number][] {
  return SYMBOLS.flatMap((symbol) => {
    const count = bundle?.[symbol] ?? 0
    return count ? [[symbol, count] as [Symbol, number]] : []
  })
}

/** VIR-3.30: what a chamber itself gives for its action. */
export function printedSymbol(action: Action): Symbol | null {
  return (actions.list.find(({ id }) => id === action)?.printed_symbol as Symbol | null | undefined) ?? null
}

export const CHAMBERS = ['1', '2', '3', '4', '5'] as const
export const COURTIERS = palaces.courtier_places as unknown as readonly Place[]
const CHAMBER_ACTIONS = new Map(
  palaces.list.map(({ family, chambers }) => [
    family,
    [...chambers].sort((one, other) => one.n - other.n).map(({ action }) => action as Action),
  ]),
)
/** VIR-3.1: the actions of a house's chambers, from chamber 1 on. */
export function chamberActions(house: string): readonly Action[] {
  return CHAMBER_ACTIONS.get(house) ?? []
}

const STARTS = new Map(starting_cities.list.map((each) => [each.family, each.cities as readonly string[]]))
export function startsOf(house: string): readonly string[] {
  return STARTS.get(house) ?? []
}
export function houseStartingIn(id: string): House | null {
  return HOUSES.find((house) => startsOf(house).includes(id)) ?? null
}

interface Form {
  side: string
  families: House[]
  closed: string[]
}
const FORMS = setup.by_players as unknown as Record<string, Form>
const DUEL = two_player.our_duel_mode
/** Which form of the map is played on (VIR-2.3 to 2.9, VIR-23.3 to 23.5). */
export function formOf(seats: number, houses: readonly string[]): Form {
  const printed = FORMS[String(seats)]
  if (printed) return printed
  const open = houses.length < seats || houses.includes('milan')
  return { side: DUEL.side, families: [...HOUSES], closed: open ? [] : DUEL.closed_if_milan_not_played }
}

export const STEPS = patronage_track.steps as readonly {
  step: number
  cost: { florin?: number; crown_or_cross?: number } | null
  vp: number
  bonus: boolean
}[]
export const LAST_STEP = patronage_track.last_step
export const MOST_STEPS_VP = patronage_track.majority_vp
export const FIELDS = city_track.fields as readonly { cities: number; vp: number; courtier_place: boolean }[]
export const LAST_FIELD = city_track.last
export const MOST_CITIES_VP = city_track.majority_vp
export const PLACE_FROM_CITIES = city_track.courtier_place_from
export const ALLIANCE_VP = alliances.vp_each
export const TROPHY_VP = trophies.vp
export const INDULGENCE_VP = indulgences.vp
export const INDULGENCES = indulgences.copies
/** VIR-5.7: the two prices of ending a sale. */
export const REMOVALS = indulgences.removal_options as readonly Bundle[]
export const BRACKETS = upkeep.brackets as readonly { units: number[]; florin: number }[]
export const UNIT_PRICE_AT_HOME = recruiting.cost_own_start_city
export const UNIT_PRICE = recruiting.cost_other_city
const REWARDS = religious_rewards.by_players as Record<string, number[]>
export function religionRewards(seats: number): readonly number[] {
  return REWARDS[String(seats)] ?? DUEL.religious_rewards
}

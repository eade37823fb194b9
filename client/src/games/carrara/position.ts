/** A view of The Palaces of Carrara, with its piles and fields by name. */

import type { View } from '../../lib/types'
import { BIG, buildingOf, CITIES, COLOURS, monumentOf, UPGRADES, cityOf, type Reward } from './box'

type Counts = Record<string, number>
type BySeat<T> = Record<string, T>

export interface Position {
  bag: number
  wheel: Record<string, Counts>
  payment: Counts
  /** Behind a screen; null is what nobody else sees. */
  blocks: BySeat<Counts | null>
  open_blocks: BySeat<Counts>
  coins: BySeat<number | null>
  open_coins: BySeat<number>
  stack: number
  display: Counts
  built: BySeat<Counts>
  monuments: Counts
  monuments_built: BySeat<Counts>
  upgrade_supply: Counts
  upgraded: BySeat<Counts>
  item_supply: Counts
  beside_court: BySeat<Counts>
  stored: BySeat<Counts>
  ornaments: BySeat<Counts>
  court: BySeat<Counts>
  lifted: BySeat<number>
  placed: BySeat<Counts>
  due: number
  start: string | null
  holder: string | null
  visited: string | null
  ender: string | null
  large_wheel: string | null
  small_wheel: string | null
  stands: Record<string, string>
  decoration_on: Record<string, string>
  statue_on: Record<string, string>
  project: string | null
  site: string | null
}

export function positionOf(view: View): Position {
  return view.table as unknown as Position
}

export const isAdvanced = (view: View): boolean => view.options['variant'] === 'advanced'
export const seatsOf = (view: View): string[] => Array.from({ length: view.seats }, (_, place) => String(place + 1))
export const total = (held: Counts): number => Object.values(held).reduce((sum, count) => sum + count, 0)

/** What a seat holds behind its screen, or null where only that seat sees it. */
export function coinsOf(view: View, seat: string): number | null {
  const { coins, open_coins } = positionOf(view)
  return view.options['screens'] === 'open' ? (open_coins[seat] ?? 0) : (coins[seat] ?? null)
}
export function blocksOf(view: View, seat: string): Counts | null {
  const { blocks, open_blocks } = positionOf(view)
  return view.options['screens'] === 'open' ? (open_blocks[seat] ?? {}) : (blocks[seat] ?? null)
}

/** The tiles and monuments that count on a seat's board. */
export function buildingsOf(position: Position, seat: string): string[] {
  const monuments = Object.keys(position.monuments_built[seat] ?? {}).map((kind) => monumentOf(kind).id)
  return [...Object.keys(position.built[seat] ?? {}), ...monuments].filter((id) => position.stands[id] !== undefined)
}

/** The column of a city, from below: the order of the box, which all seats share. */
export function columnOf(position: Position, seat: string, city: string): string[] {
  const stands = buildingsOf(position, seat).filter((id) => position.stands[id] === city)
  return stands.sort((one, other) => buildingOf(other).value - buildingOf(one).value)
}

/** What a point of value is worth to a seat in a city: as printed, or as its upgrade tile says (CAR-5.15). */
export function rewardOf(position: Position, seat: string | null, city: string): Reward {
  const tile = UPGRADES.find(({ id, city: of }) => of === city && seat !== null && (position.upgraded[seat]?.[id] ?? 0) > 0)
  return tile?.reward ?? cityOf(city).reward
}

export const isUpgraded = (position: Position, seat: string, city: string): boolean =>
  UPGRADES.some(({ id, city: of }) => of === city && (position.upgraded[seat]?.[id] ?? 0) > 0)

/** The first seat whose pillar stands on a place. */
export function pillarOn(position: Position, place: string): string | null {
  return Object.keys(position.placed).find((seat) => (position.placed[seat]?.[place] ?? 0) > 0) ?? null
}

/** Own pillars that still wait at the court. */
export const pillarsLeft = (position: Position, seat: string): number =>
  total(position.court[seat] ?? {}) + (position.lifted[seat] ?? 0)

export const pillarsAtBig = (position: Position, seat: string): number => position.court[seat]?.[BIG] ?? 0

export const spread = (held: Counts): string[] => COLOURS.filter((colour) => (held[colour] ?? 0) > 0)

export const statuesIn = (position: Position, seat: string, city: string): number =>
  buildingsOf(position, seat).filter((id) => position.stands[id] === city && position.statue_on[id] !== undefined).length

export const CITY_IDS: readonly string[] = CITIES.map(({ id }) => id)

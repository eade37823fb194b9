/** What is in the box: the same facts that the referee reads. */

import {
  board,
  development_cards,
  excommunication_tiles,
  leaders,
  personal_board,
  personal_bonus_tiles,
  scoring,
  structure,
  tracks,
} from '../../../../src/signoria/games/lorenzo/data/lorenzo.json'

export const GOODS = ['wood', 'stone', 'servant', 'coin', 'military', 'faith'] as const
export type Good = (typeof GOODS)[number]
export type Currency = Good | 'vp'
export type Bundle = Partial<Record<Currency, number>>
export const RESOURCES: readonly Good[] = ['wood', 'stone', 'servant', 'coin']
export const DICE = ['white', 'black', 'orange'] as const
export const MEMBERS = [...DICE, 'neutral'] as const
export type Member = (typeof MEMBERS)[number]
export type CardType = 'territory' | 'character' | 'building' | 'venture'
export type Action = CardType | 'harvest' | 'production'

/** One row of the effect vocabulary; what else it says depends on its name. */
export interface Op {
  op: string
  get?: Bundle
  count?: number
  per?: { card?: CardType; point?: Currency; kind?: string; of?: Currency[]; unit: number }
  options?: { pay: Bundle; then: Op[] }[] | Bundle[]
  action?: string
  value?: number
  boost?: string
  cards?: CardType[]
  discount?: Bundle[]
  add?: number
  set?: number
  choose?: number
  duration?: string
  members?: Member[]
  floors?: number[]
  of?: Currency[]
  factor?: number
  less?: number
  area?: string
  servants?: number
  adds?: number
  category?: CardType
  lose?: number
  when?: string
}

export interface Cost {
  pay: Bundle
  require?: Bundle
}

export interface Card {
  id: string
  type: CardType
  period: number
  costs: Cost[]
  immediate: Op[]
  permanent: Op[]
  activation?: number
  end_vp?: number
}

export interface Tile {
  id: string
  period: number
  effects: Op[]
}

export interface Leader {
  id: string
  kind: 'once_per_round' | 'permanent'
  requires: { cards?: Partial<Record<CardType, number>>; have?: Bundle; same_type_cards?: number }
  effects: Op[]
}

export interface BonusTile {
  id: string
  side: string
  harvest: { activation: number; effects: Op[] }
  production: { activation: number; effects: Op[] }
}

export interface Floor {
  space: string
  type: CardType
  floor: number
  value: number
  bonus: Bundle
}

export interface Place {
  id: string
  area: string
  capacity: number | null
  action_add?: number
  min_players: number
  effects?: Op[]
}

function byId<Thing extends { id: string }>(things: readonly Thing[], what: string): (id: string) => Thing {
  const known = new Map(things.map((thing) => [thing.id, thing]))
  return (id) => {
    const found = known.get(id)
    if (!found) throw new Error(`no ${what} ${id}`)
    return found
  }
}

export const CARDS = development_cards as unknown as readonly Card[]
export const TILES = excommunication_tiles as unknown as readonly Tile[]
export const LEADERS = leaders as unknown as readonly Leader[]
export const BONUS_TILES = personal_bonus_tiles as unknown as readonly BonusTile[]
export const PLACES = board.spaces as unknown as readonly Place[]
export const card = byId(CARDS, 'card')
export const tile = byId(TILES, 'tile')
export const leader = byId(LEADERS, 'leader')
export const bonusTile = byId(BONUS_TILES, 'bonus tile')
export const place = byId(PLACES, 'place')

/** Types of cards in the order of their towers. */
export const TYPES: readonly CardType[] = board.towers.map((tower) => tower.type as CardType)
const TOWERS = board.towers as unknown as { type: CardType; floors: { floor: number; value: number; bonus: Op[] }[] }[]
export const FLOORS: readonly Floor[] = TOWERS.flatMap(({ type, floors }) =>
  floors.map(({ floor, value, bonus }) => ({ space: `${type}_${floor}`, type, floor, value, bonus: bonus[0]?.get ?? {} })),
)
const floorsBySpace = new Map(FLOORS.map((floor) => [floor.space, floor]))

export function floorAt(space: string): Floor | null {
  return floorsBySpace.get(space) ?? null
}

export const ROUNDS = structure.rounds
export const ROUNDS_A_PERIOD = structure.rounds_per_period
export const TOWER_FEE = board.tower_fee.coin
export const FAITH_VP: readonly number[] = tracks.faith.vp
export const MOST_MILITARY = tracks.military.max
export const VP_LAP = tracks.vp.laps_at
export const FAITH_NEEDED: readonly number[] = Object.values(board.vatican_required_faith)
export const SLOTS = personal_board.slots_per_type
export const SLOT_MILITARY: readonly number[] = personal_board.territory_slot_military
export const TERRITORY_VP: readonly number[] = scoring.territory_vp
export const CHARACTER_VP: readonly number[] = scoring.character_vp
export const RESOURCES_PER_VP = scoring.resources_per_vp
export const MILITARY_VP: readonly number[] = scoring.military_rank_vp
export const PRIVILEGES = ['wood_and_stone', 'servants', 'coins', 'military', 'faith'] as const
export const PRIVILEGE_GIVES: readonly Bundle[] = board.privilege_choices as readonly Bundle[]
/** Where a seat may have but one coloured member. */
const AREA_RULES = board.area_rules as Record<string, { coloured_members_of_one_player: number | null }>
export function holdsOneColoured(area: string): boolean {
  return (AREA_RULES[area]?.coloured_members_of_one_player ?? (TYPES.includes(area as CardType) ? 1 : null)) === 1
}

/** The part of the board that a space belongs to. */
export function areaOf(space: string): string {
  return floorAt(space)?.type ?? place(space).area
}

/** The currencies of a bundle in the order of the box, points last. */
export function amounts(bundle: Bundle): [Currency, number][] {
  return [...GOODS, 'vp' as const].flatMap((currency) => {
    const count = bundle[currency] ?? 0
    return count ? [[currency, count] as [Currency, number]] : []
  })
}

export function spacesOf(area: string, seats: number): Place[] {
  return PLACES.filter((space) => space.area === area && space.min_players <= seats)
}

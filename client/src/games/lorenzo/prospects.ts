/** What a family member could do on a space before it is placed there: value, servants, fee, cost, and why not. */

import {
  amounts, areaOf, card, CARDS, floorAt, holdsOneColoured, LEADERS, place, RESOURCES, SLOT_MILITARY, SLOTS, TOWER_FEE,
  type Action, type Bundle, type CardType, type Cost, type Currency, type Member, type Op,
} from './box'
import { baseOf, goodsOf, has, isColoured, isHome, setFor, standingOf, standingOn, type Position } from './position'

/** A part of the value of an action: where it comes from, and how much. */
export interface Term {
  from: 'die' | 'leader' | 'neutral' | 'member' | 'cards' | 'tiles' | 'space' | 'bonus'
  value: number
}

/** What stands in the way, with the clause that says so. */
export interface Hindrance {
  why:
    | 'placed' | 'empty' | 'occupied' | 'coloured' | 'closed' | 'six' | 'slot' | 'servants' | 'fee' | 'goods'
  clause: string
  about?: Record<string, number | string>
  /** What is missing to pay. */
  missing?: Bundle
}

export interface Payment {
  cost: Cost
  /** After discounts. */
  pay: Bundle
  missing: Bundle
  military: number
}

export interface Prospect {
  member: Member | null
  space: string
  terms: Term[]
  /** Without servants. */
  value: number
  need: number
  servants: number
  fee: number
  payments: Payment[]
  bonus: Bundle
  hindrances: Hindrance[]
}

export function actionOf(space: string): Action | null {
  const area = areaOf(space)
  return area === 'market' || area === 'council' ? null : (area as Action)
}

/** LOR-4.4, LOR-4.6: all that a value is the sum of. */
export function termsOf(position: Position, seat: string, member: Member, space: string): Term[] {
  const action = actionOf(space)
  const base = baseOf(position, seat, member)
  const set = setFor(position, seat, member)
  const terms: Term[] = [
    { from: set ? 'leader' : member === 'neutral' ? 'neutral' : 'die', value: base },
    { from: 'member', value: standingOf(position, seat, `adds.${member}`) },
  ]
  if (action) {
    terms.push({ from: 'cards', value: standingOf(position, seat, `raises.${action}`) })
    terms.push({ from: 'tiles', value: -standingOf(position, seat, `lowers.${action}`) })
  }
  if (!floorAt(space)) terms.push({ from: 'space', value: place(space).action_add ?? 0 })
  return terms.filter(({ value }, order) => order === 0 || value !== 0)
}

const sum = (terms: readonly Term[]): number => terms.reduce((all, { value }) => all + value, 0)

/** LOR-4.5, LOR-4.7: the member itself has to reach 1, the action the number of the space. */
export function shortOf(terms: readonly Term[], need: number): number {
  const isBonus = terms.some(({ from }) => from === 'bonus')
  const member = sum(terms.filter(({ from }) => !['cards', 'tiles', 'space'].includes(from)))
  return Math.max(0, isBonus ? 0 : 1 - member, need - sum(terms))
}

export function rateOf(position: Position, seat: string): number {
  return 1 + standingOf(position, seat, 'servant_rate')
}

/** LOR-5.6: what is left of a cost; of a discount of one's choice the better part. */
export function discounted(position: Position, seat: string, type: CardType, cost: Cost, also: Bundle = {}): Bundle {
  const left: Bundle = { ...cost.pay }
  for (const good of RESOURCES) {
    const off = standingOf(position, seat, `cheaper.${type}.${good}`) + (also[good] ?? 0)
    if (left[good]) left[good] = Math.max(0, left[good] - off)
  }
  return left
}

function payment(position: Position, seat: string, type: CardType, cost: Cost, purse: Bundle, off: Bundle): Payment {
  const pay = discounted(position, seat, type, cost, off)
  let free = standingOf(position, seat, `choices.${type}`)
  const missing: Bundle = {}
  for (const [currency, count] of amounts(pay)) {
    const lacks = count - (purse[currency] ?? 0)
    // LOR-5.8: wood or stone, each time one of the two.
    const spared = currency === 'wood' || currency === 'stone' ? Math.min(free, Math.max(0, lacks)) : 0
    free -= spared
    if (lacks - spared > 0) missing[currency] = lacks - spared
  }
  const military = Math.max(0, (cost.require?.military ?? 0) - (purse.military ?? 0))
  return { cost, pay, missing, military }
}

/** LOR-6.5, LOR-7.15: what the floor gives before the card is paid. */
export function bonusOf(position: Position, seat: string, space: string): Bundle {
  const floor = floorAt(space)
  if (!floor || has(position, seat, `no_floor_bonus.${floor.floor}`)) return {}
  return floor.bonus
}

/** LOR-6.6: whether a member stands in the tower. */
export function isTowerTaken(position: Position, type: CardType): boolean {
  return Object.values(position.stands).some((space) => floorAt(space)?.type === type)
}

function hindrancesOfPlace(position: Position, seat: string, member: Member, space: string): Hindrance[] {
  const found: Hindrance[] = []
  const area = areaOf(space)
  const isFloor = floorAt(space) !== null
  if (!isHome(position, seat, member)) found.push({ why: 'placed', clause: 'LOR-3.9' })
  if (isFloor && standingOn(position, space).length) found.push({ why: 'occupied', clause: 'LOR-6.1' })
  else if (isFloor && !position.floors[space]) found.push({ why: 'empty', clause: 'LOR-6.11' })
  else if (!isFloor && place(space).capacity === 1 && standingOn(position, space).length && !has(position, seat, 'occupy_occupied'))
    found.push({ why: 'occupied', clause: area === 'market' ? 'LOR-10.3' : 'LOR-9.1' })
  const own = Object.entries(position.stands).some(([piece, at]) => {
    const [whose, other] = piece.split('.')
    return whose === seat && other !== 'neutral' && areaOf(at) === area
  })
  if (isColoured(member) && own && holdsOneColoured(area)) found.push({ why: 'coloured', clause: isFloor ? 'LOR-6.9' : 'LOR-9.2' })
  if (has(position, seat, `area_closed.${area}`)) found.push({ why: 'closed', clause: 'LOR-14.13' })
  return found
}

function hindrancesOfCard(position: Position, seat: string, type: CardType): Hindrance[] {
  const count = standingOf(position, seat, `cards.${type}`)
  if (count >= SLOTS) return [{ why: 'six', clause: 'LOR-6.14' }]
  const need = SLOT_MILITARY[count] ?? 0
  const owned = goodsOf(position, seat, 'military')
  if (type !== 'territory' || owned >= need || has(position, seat, 'no_territory_requirement')) return []
  return [{ why: 'slot', clause: 'LOR-7.2', about: { need, owned } }]
}

/** LOR-6.13: what the card on a floor costs, and whether it can be paid once servants and fee are. */
function cardPart(position: Position, seat: string, space: string, purse: Bundle, off: Bundle): Pick<Prospect, 'payments' | 'hindrances'> {
  const floor = floorAt(space)
  const id = position.floors[space]
  if (!floor || !id) return { payments: [], hindrances: [] }
  const hindrances = hindrancesOfCard(position, seat, floor.type)
  const payments = card(id).costs.map((cost) => payment(position, seat, floor.type, cost, purse, off))
  const [nearest] = payments
  if (nearest && !payments.some(isPaid)) {
    const missing: Bundle = nearest.military ? { military: nearest.military } : nearest.missing
    hindrances.push({ why: 'goods', clause: nearest.military ? 'LOR-7.8' : 'LOR-6.13', missing })
  }
  return { payments, hindrances }
}

const isPaid = ({ military, missing }: Payment): boolean => military === 0 && amounts(missing).length === 0

/** Where the rules say which value a place asks for. */
function valueClause(member: Member | null, space: string): string {
  if (member === null) return 'LOR-8.3'
  if (floorAt(space)) return 'LOR-6.3'
  return actionOf(space) ? 'LOR-9.3' : 'LOR-4.5'
}

interface Attempt {
  space: string
  terms: Term[]
  found: Hindrance[]
  /** What this one action makes cheaper. */
  off: Bundle
}

function outlook(position: Position, seat: string, member: Member | null, { space, terms, found, off }: Attempt): Prospect {
  const floor = floorAt(space)
  const need = floor?.value ?? 1
  const servants = shortOf(terms, need) * rateOf(position, seat)
  const owned = (good: Currency): number => goodsOf(position, seat, good)
  const fee = floor && isTowerTaken(position, floor.type) && !has(position, seat, 'no_tower_fee') ? TOWER_FEE : 0
  const bonus = bonusOf(position, seat, space)
  const hindrances = [...found]
  if (servants > owned('servant')) {
    hindrances.push({ why: 'servants', clause: valueClause(member, space), about: { need: servants, owned: owned('servant') } })
  }
  if (fee > owned('coin')) hindrances.push({ why: 'fee', clause: 'LOR-6.7', about: { fee, owned: owned('coin') } })
  const purse: Bundle = { ...(position.goods[seat] as Bundle | undefined) }
  purse.servant = Math.max(0, owned('servant') - servants)
  purse.coin = Math.max(0, owned('coin') - fee)
  for (const [good, count] of amounts(bonus)) purse[good] = (purse[good] ?? 0) + count
  const taking = cardPart(position, seat, space, purse, off)
  hindrances.push(...taking.hindrances)
  return { member, space, terms, value: sum(terms), need, servants, fee, payments: taking.payments, bonus, hindrances }
}

export function prospectOf(position: Position, seat: string, member: Member, space: string): Prospect {
  const found = hindrancesOfPlace(position, seat, member, space)
  return outlook(position, seat, member, { space, terms: termsOf(position, seat, member, space), found, off: {} })
}

/** The bonus action that a card or a leader gives. */
export function bonusOp(by: string): Op | null {
  const ops = [...CARDS.filter(({ id }) => id === by).flatMap((each) => each.immediate), ...LEADERS.filter(({ id }) => id === by).flatMap((each) => each.effects)]
  return ops.find((each) => each.op === 'bonus_action') ?? null
}

/** LOR-8.2: what a bonus action is worth before servants; some are raised by servants alone. */
export function bonusTerms(position: Position, seat: string, by: string, action: Action): Term[] {
  const op = bonusOp(by)
  const raised = op?.boost === 'all' ? standingOf(position, seat, `raises.${action}`) : 0
  const lowered = standingOf(position, seat, `lowers.${action}`)
  const terms: Term[] = [{ from: 'bonus', value: op?.value ?? 0 }, { from: 'cards', value: raised }, { from: 'tiles', value: -lowered }]
  return terms.filter(({ value }, order) => order === 0 || value !== 0)
}

/** LOR-8.3: the taking of a card by a bonus action. */
export function bonusProspect(position: Position, seat: string, by: string, space: string): Prospect {
  const [off = {}] = bonusOp(by)?.discount ?? []
  const type = floorAt(space)?.type
  const found: Hindrance[] = []
  if (!position.floors[space]) found.push({ why: 'empty', clause: 'LOR-6.11' })
  const terms = type ? bonusTerms(position, seat, by, type) : []
  return outlook(position, seat, null, { space, terms, found, off })
}

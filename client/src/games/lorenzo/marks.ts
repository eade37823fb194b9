/** Effects as rows of icons: what stands on cards, tiles and spaces. */

import { amounts, type Bundle, type Cost, type Op } from './box'

/** One sign: an icon with a number before it, on it, or a sign between icons. */
export interface Mark {
  glyph?: string
  count?: string
  text?: string
  /** A value that stands on a die beside the icon. */
  value?: string
  crossed?: boolean
}

export const ARROW: Mark = { glyph: 'arrow' }
const slash: Mark = { text: '/' }
const MINUS = '−'
const signed = (count: number): string => (count < 0 ? `${MINUS}${-count}` : `+${count}`)

export function bundleMarks(bundle: Bundle, sign = ''): Mark[] {
  return amounts(bundle).map(([currency, count]) => ({ glyph: currency, count: `${sign}${count}` }))
}

/** What a card costs: a row for each alternative; military points are owned, then spent (LOR-7.8). */
export function costMarks({ pay, require }: Cost): Mark[] {
  if (!require) return bundleMarks(pay)
  return amounts(pay).map(([currency, count]) => ({ glyph: currency, count: `${require[currency] ?? count}▸${count}` }))
}

const actionMarks = (op: Op, also: Partial<Mark>): Mark[] => {
  if (op.action !== 'take_card') return [{ glyph: op.action ?? '', ...also }]
  const types = op.cards ?? []
  return types.length > 1 ? [{ glyph: 'any', ...also }] : types.map((type) => ({ glyph: type, ...also }))
}

function between(parts: Mark[][], sign: Mark): Mark[] {
  return parts.flatMap((part, place) => (place ? [sign, ...part] : part))
}

const goodsOf = (op: Op, count: string): Mark[] => (op.of ?? []).map((good, place) => (place ? { glyph: good } : { glyph: good, count }))

/** The rows of one effect; alternatives stand one under the other. */
export function marksOf(op: Op): Mark[][] {
  switch (op.op) {
    case 'gain':
      return [bundleMarks(op.get ?? {})]
    case 'privilege':
      return [(op.count ?? 1) > 1 ? [{ glyph: 'privilege', count: `${op.count}` }] : [{ glyph: 'privilege' }]]
    case 'gain_per': {
      const { card, point, unit = 1 } = op.per ?? {}
      const each: Mark = { glyph: card ?? point ?? '' }
      return [[...bundleMarks(op.get ?? {}), slash, unit > 1 ? { ...each, count: `${unit}` } : each]]
    }
    case 'exchange':
      return (op.options as { pay: Bundle; then: Op[] }[]).map(({ pay, then }) => [
        ...bundleMarks(pay), ARROW, ...then.flatMap((after) => marksOf(after)[0] ?? []),
      ])
    case 'bonus_action':
      return [[...actionMarks(op, { value: `${op.value}` }), ...(op.discount ?? []).flatMap((off) => bundleMarks(off, MINUS))]]
    case 'action_value':
      return [actionMarks(op, { count: signed(op.add ?? 0) })]
    case 'discount':
      return [between((op.options as Bundle[]).map((off) => bundleMarks(off, MINUS)), slash)]
    case 'no_floor_bonus':
      return [[{ glyph: 'floor', crossed: true, count: (op.floors ?? []).join(',') }]]
    case 'member_value': {
      const glyph = (op.choose ?? op.members?.length ?? 1) > 1 ? 'members' : 'member'
      return [[{ glyph, count: op.set === undefined ? signed(op.add ?? 0) : `=${op.set}` }]]
    }
    case 'occupy_occupied':
      return [[{ glyph: 'floor' }, { glyph: 'members' }]]
    case 'no_tower_fee':
      return [[{ glyph: 'tower' }, { glyph: 'coin', count: '3', crossed: true }]]
    case 'no_territory_requirement':
      return [[{ glyph: 'territory' }, { glyph: 'military', crossed: true }]]
    case 'double_immediate':
      return [[{ glyph: 'bolt', count: `×${op.factor}` }], goodsOf(op, '')]
    case 'church_vp':
      return [[{ glyph: 'church' }, ...bundleMarks(op.get ?? {}, '+')]]
    case 'copy_leader':
      return [[{ glyph: 'copy' }, { glyph: 'leader' }]]
    case 'gain_less':
      return [goodsOf(op, `${MINUS}${op.less}`)]
    case 'area_closed':
      return [[{ glyph: op.area ?? '', crossed: true }]]
    case 'servant_rate':
      return [[{ glyph: 'servant', count: `${op.servants}` }, { text: '=' }, { glyph: 'die', count: `+${op.adds}` }]]
    case 'skip_first_turn':
      return [[{ glyph: 'member' }, { glyph: 'delay' }]]
    case 'end_no_vp':
      return [[{ glyph: op.category ?? '' }, { glyph: 'vp', crossed: true }]]
    case 'end_lose_vp': {
      const { kind, of = [], unit = 1 } = op.per as { kind: string; of?: string[]; unit: number }
      const counted = kind === 'vp' ? ['vp'] : of
      const base = kind === 'building_cost' ? [{ glyph: 'building' }] : []
      const each = counted.map((glyph, place) => (unit > 1 && !place ? { glyph, count: `${unit}` } : { glyph }))
      return [[{ glyph: 'vp', count: `${MINUS}${op.lose}` }, slash, ...base, ...each]]
    }
    default:
      return []
  }
}

/** All that several effects say, one under the other. Gains that stand side by side share a row where they fit. */
export function rowsOf(ops: readonly Op[]): Mark[][] {
  const rows: Mark[][] = []
  for (const op of ops) {
    const own = marksOf(op)
    const last = rows.at(-1)
    if (own.length === 1 && last && own[0] && last.length + own[0].length <= 3) rows.splice(-1, 1, [...last, ...own[0]])
    else rows.push(...own)
  }
  return rows
}

export const ICON = 24
export const LINE = 1.22
const LETTER = 11
const GAP = 5
const VALUE = 21

export function widthOf(mark: Mark): number {
  const letters = (mark.text ?? mark.count ?? '').length * LETTER
  return letters + (mark.glyph ? ICON : 0) + (mark.glyph && letters ? 1 : 0) + (mark.value ? VALUE : 0)
}

export interface Placed {
  mark: Mark
  x: number
}

/** A row in its place: from the left, and how wide it is in all. */
export function laid(row: readonly Mark[]): { placed: Placed[]; width: number } {
  let x = 0
  const placed = row.map((mark, place) => {
    if (place) x += GAP
    const at = { mark, x }
    x += widthOf(mark)
    return at
  })
  return { placed, width: x }
}

/** A row in two, where it is best divided: before an arrow or a slash, else in the middle. */
function halved(row: readonly Mark[]): Mark[][] {
  const sign = row.findIndex(({ glyph, text }, place) => place > 0 && (glyph === 'arrow' || text === '/'))
  const at = sign > 0 ? sign : Math.ceil(row.length / 2)
  return [row.slice(0, at), row.slice(at)]
}

export interface Fitted {
  rows: readonly (readonly Mark[])[]
  scale: number
}

/** Rows as large as a box holds them; long ones are divided where that makes all of them larger. */
export function fitted(rows: readonly (readonly Mark[])[], width: number, height: number, size: number): Fitted {
  const scaleOf = (lines: readonly (readonly Mark[])[]): number =>
    Math.min(
      size / ICON,
      width / Math.max(1, ...lines.map((line) => laid(line).width)),
      height / Math.max(1, lines.length) / (ICON * LINE),
    )
  let best: Fitted = { rows, scale: scaleOf(rows) }
  const lengths = [...new Set(rows.map((row) => laid(row).width))].sort((one, other) => other - one)
  for (const least of lengths) {
    const lines = rows.flatMap((row) => (row.length > 1 && laid(row).width >= least ? halved(row) : [row]))
    const scale = scaleOf(lines)
    if (scale > best.scale * 1.08) best = { rows: lines, scale }
  }
  return best
}

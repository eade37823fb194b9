import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const TEXT = 4.5
const MARK = 3

type Theme = Record<string, string>

/** The custom properties of each theme that are colours. */
function themes(): Record<'light' | 'dark', Theme> {
  const css = readFileSync('src/theme.css', 'utf8')
  const read = (theme: string): Theme => {
    const block = css.slice(css.indexOf('{', css.indexOf(`[data-theme='${theme}']`)) + 1).split('}')[0] ?? ''
    return Object.fromEntries([...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/gi)].map((found) => [found[1], found[2]]))
  }
  return { light: read('light'), dark: read('dark') }
}

/** Relative luminance as WCAG 2 defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

export function ratio(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const GROUNDS = ['ground', 'sheet', 'card', 'inset']
const ON_GROUNDS = ['ink', 'ink-soft', 'may', 'chosen', 'gain', 'loss', 'honour']
const ON_WASHES = [
  ['ink', 'may-wash'], ['ink', 'chosen-wash'], ['ink', 'gain-wash'], ['ink', 'loss-wash'], ['ink', 'honour-wash'],
  ['gain', 'chosen-wash'], ['loss', 'chosen-wash'], ['ink-soft', 'chosen-wash'],
  ['ink-on-deep', 'may'], ['on-wood', 'wood'], ['on-wood', 'wood-deep'],
  ['on-seat', 'seat-1'], ['on-seat', 'seat-2'], ['on-seat', 'seat-3'], ['on-seat', 'seat-4'], ['on-seat', 'seat-5'],
] as const
const MARKS = ['seat-1', 'seat-2', 'seat-3', 'seat-4', 'seat-5', 'seat-none', 'line-strong']

describe.each(Object.entries(themes()))('in the theme %s', (_name, theme) => {
  const of = (name: string): string => {
    const colour = theme[name]
    if (colour === undefined) throw new Error(`theme.css has no --${name}`)
    return colour
  }
  const pairs = GROUNDS.flatMap((ground) => ON_GROUNDS.map((ink) => [ink, ground] as const))

  test.each([...pairs, ...ON_WASHES])('%s can be read on %s', (ink, ground) => {
    expect(ratio(of(ink), of(ground))).toBeGreaterThanOrEqual(TEXT)
  })
  test.each(GROUNDS.slice(0, 3).flatMap((ground) => MARKS.map((mark) => [mark, ground])))('%s can be seen on %s', (mark, ground) => {
    expect(ratio(of(mark ?? ''), of(ground ?? ''))).toBeGreaterThanOrEqual(MARK)
  })
})

test('the ratio is that of the standard', () => {
  expect(ratio('#000000', '#ffffff')).toBe(21)
  expect(ratio('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

test('colours are named in theme.css and in the hues of games, nowhere else', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) => /\.(svelte|css)$/.test(path))
  const coloured = files.filter((path) => !/theme\.css$|hues\.css$/.test(path) && /[:\s"'](#[0-9a-f]{3,8})\b/i.test(styleOf(path)))
  expect(coloured).toEqual([])
})

/** What a file says of looks; ids in links begin with a # as well. */
function styleOf(path: string): string {
  const text = readFileSync(`src/${path}`, 'utf8')
  return path.endsWith('.css') ? text : `${text.split('<style>')[1] ?? ''} ${[...text.matchAll(/(?:fill|stroke)="[^"]*"/g)].join(' ')}`
}

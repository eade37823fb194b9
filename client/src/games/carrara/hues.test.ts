import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

type Hues = Map<string, string>

/** The custom properties of a theme, in the order in which the style sheets set them. */
function huesOf(theme: 'light' | 'dark'): Hues {
  const sheets = ['../../theme.css', './hues.css'].map((path) => readFileSync(new URL(path, import.meta.url), 'utf8'))
  const hues: Hues = new Map()
  for (const [, selector = '', body = ''] of sheets.join('\n').matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const common = selector.trim().endsWith(':root')
    if (!common && !selector.includes(`'${theme}'`)) continue
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*(#[0-9a-f]{6})/g)) hues.set(name, value)
  }
  return hues
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(colour.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(hues: Hues, one: string, other: string): number {
  const [low = 0, high = 0] = [one, other].map((name) => luminance(hues.get(name) ?? '')).sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const GROUNDS = ['ground', 'plate', 'disc', 'disc-other'].map((name) => `--carrara-${name}`)
const DEEP = ['red', 'green', 'blue', 'purple', 'laurel']
const PALE = ['white', 'yellow', 'gold', 'urban', 'rural', 'plaque', 'coin']

const TEXT = [
  ...DEEP.map((name) => ['--carrara-cream', `--carrara-${name}`]),
  ...PALE.map((name) => ['--carrara-print', `--carrara-${name}`]),
  ...[...GROUNDS, '--carrara-rim', '--carrara-screen'].map((ground) => ['--ink', ground]),
  ['--ink-soft', '--carrara-plate'],
] as [string, string][]

const MARKS = [
  ['--carrara-coin-edge', '--carrara-coin'],
  ['--carrara-gilt', '--carrara-rural'],
  ...GROUNDS.map((ground) => ['--may', ground]),
  ...[1, 2, 3, 4].map((seat) => [`--seat-${seat}`, '--carrara-plate']),
] as [string, string][]

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  const hues = huesOf(theme)

  it.each(TEXT)('%s is read on %s', (one, other) => {
    expect(contrast(hues, one, other)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(MARKS)('%s is seen on %s', (one, other) => {
    expect(contrast(hues, one, other)).toBeGreaterThanOrEqual(3)
  })
})

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const TEXT = 4.5
const MARK = 3

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

/** The colours among the custom properties of a theme, as the style sheets set them one after the other. */
function huesOf(theme: 'light' | 'dark', sheets: string[]): Map<string, string> {
  const hues = new Map<string, string>()
  for (const [, selector = '', body = ''] of sheets.join('\n').matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const common = selector.trim().endsWith(':root')
    if (!common && !selector.includes(`'${theme}'`)) continue
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*(#[0-9a-f]{6})/gi)) hues.set(name, value)
  }
  return hues
}

/** Tests of both themes: each first colour is read, or as a mark seen, on its second. A game adds hues of its own. */
export function checkContrasts(pairs: { text: string[][]; marks: string[][] }, game?: string): void {
  const paths = ['src/theme.css', ...(game === undefined ? [] : [`src/games/${game}/hues.css`])]
  const sheets = paths.map((path) => readFileSync(path, 'utf8'))

  describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
    const hues = huesOf(theme, sheets)
    const of = (name = ''): string => {
      const colour = hues.get(name)
      if (colour === undefined) throw new Error(`${paths.join(' and ')} have no ${name}`)
      return colour
    }

    it.each(pairs.text)('%s is read on %s', (one, other) => {
      expect(ratio(of(one), of(other))).toBeGreaterThanOrEqual(TEXT)
    })

    it.each(pairs.marks)('%s is seen on %s', (one, other) => {
      expect(ratio(of(one), of(other))).toBeGreaterThanOrEqual(MARK)
    })
  })
}

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'

const WEB = '../src/signoria/server/web'
const GAMES = '../src/signoria/games'
const kB = 1000
const FIRST_LOAD = 250 * kB
const SCENE = 120 * kB
/** Fonts are packed already. */
const weight = (path: string): number => {
  const content = readFileSync(path)
  return path.endsWith('.woff2') ? content.length : gzipSync(content, { level: 9 }).length
}
const total = (paths: readonly string[]): number => paths.reduce((sum, path) => sum + weight(path), 0)
const assets = readdirSync(join(WEB, 'assets')).filter((name) => !/\.(gz|br)$/.test(name))
const scenes = readdirSync('src/games')
const isOfScene = (asset: string): boolean => scenes.some((scene) => asset.startsWith(`${scene}-`))

describe('what is sent', () => {
  test('the first page is light', () => {
    const first = assets.filter((asset) => !isOfScene(asset)).map((asset) => join(WEB, 'assets', asset))
    expect(first.length).toBeGreaterThan(4)
    expect(total([...first, join(WEB, 'index.html')])).toBeLessThan(FIRST_LOAD)
  })

  test.each(scenes)('the scene of %s is light, with its words', (scene) => {
    const own = assets.filter((asset) => asset.startsWith(`${scene}-`)).map((asset) => join(WEB, 'assets', asset))
    const words = ['cs', 'en'].map((language) => join(GAMES, scene, 'text', `${language}.ftl`)).filter((path) => existsSync(path))
    expect(own.length).toBeGreaterThan(0)
    expect(total([...own, ...words])).toBeLessThan(SCENE)
  })
})

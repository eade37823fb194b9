import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const TEXTS = new URL('../../../../src/signoria/games/virtu/text/', import.meta.url)
const OURS = new URL('./', import.meta.url)

function sources(): string {
  const files = readdirSync(OURS, { recursive: true, encoding: 'utf8' }).filter((name) => /(?<!\.test)\.(ts|svelte)$/.test(name))
  return files.map((name) => readFileSync(new URL(name, OURS), 'utf8')).join('\n')
}

function messages(language: string): string {
  return readFileSync(new URL(`${language}.ftl`, TEXTS), 'utf8')
}

/** Panels and kinds of battles are named by their ids. */
const PANELS = ['virtu-market', 'virtu-prestige', 'virtu-powers', 'virtu-siege', 'virtu-field']
const said = new Set([...[...sources().matchAll(/'(virtu-[a-z_-]+)'/g)].map(([, message]) => message), ...PANELS])

it.each(['cs', 'en'] as const)('everything that the scene says is worded in %s', (language) => {
  expect([...said].filter((message) => !messages(language).includes(`\n${message} =`))).toEqual([])
})

it.each(['cs', 'en'] as const)('every word of the scene in %s is said', (language) => {
  const ids = [...messages(language).matchAll(/^(virtu-[a-z_-]+) =/gm)].map(([, message]) => message)
  expect(ids.length).toBeGreaterThan(0)
  expect(ids.filter((message) => !said.has(message))).toEqual([])
})

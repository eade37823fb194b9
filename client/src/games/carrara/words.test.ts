import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const TEXTS = new URL('../../../../src/signoria/games/carrara/text/', import.meta.url)
const OURS = new URL('./', import.meta.url)

function sources(): string {
  const files = readdirSync(OURS, { recursive: true, encoding: 'utf8' }).filter((name) => /(?<!\.test)\.(ts|svelte)$/.test(name))
  return files.map((name) => readFileSync(new URL(name, OURS), 'utf8')).join('\n')
}

function messages(language: string): string {
  return readFileSync(new URL(`${language}.ftl`, TEXTS), 'utf8')
}

const said = new Set([...sources().matchAll(/'((?:carrara|pile)-[a-z_-]+)'/g)].map(([, message]) => message))
const head = { cs: '## Scéna', en: '## The scene' }

it.each(['cs', 'en'] as const)('everything that the scene says is worded in %s', (language) => {
  expect([...said].filter((message) => !messages(language).includes(`\n${message} =`))).toEqual([])
})

it.each(['cs', 'en'] as const)('every word of the scene in %s is said', (language) => {
  const [, section = ''] = messages(language).split(head[language])
  const ids = [...(section.split('\n## ')[0] ?? '').matchAll(/^([a-z-]+) =/gm)].map(([, message]) => message)
  expect(ids.length).toBeGreaterThan(0)
  expect(ids.filter((message) => !said.has(message))).toEqual([])
})

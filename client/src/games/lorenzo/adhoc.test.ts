import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { prospectOf, bonusProspect } from './prospects'
import { positionOf } from './position'
import type { Member } from './box'
it('agrees with the referee', () => {
  const { positions } = JSON.parse(readFileSync(new URL('../../../lab/samples/lorenzo.json', import.meta.url), 'utf8'))
  let n = 0
  const wrong: string[] = []
  const clauses: Record<string, number> = {}
  for (const [at, p] of positions.entries()) {
    const seat = p.view.asked?.seat
    if (!seat || p.view.viewer !== seat) continue
    const check = (move: string, clause: string | null): void => {
      const [f, a, b] = move.split(' ')
      if (f !== 'place' && f !== 'take') return
      n += 1
      const pos = positionOf(p.view)
      const pr = f === 'place' ? prospectOf(pos, seat, a as Member, b!) : bonusProspect(pos, seat, p.view.asked.by, a!)
      const mine = pr.hindrances.map((h) => h.clause)
      if ((clause === null) !== (mine.length === 0)) wrong.push(`${at} ${move} ${clause} mine ${mine} servants ${pr.servants}`)
      else if (clause && !mine.includes(clause)) clauses[`${clause} vs ${mine}`] = (clauses[`${clause} vs ${mine}`] ?? 0) + 1
    }
    for (const move of p.moves) check(move, null)
    for (const [move, clause] of Object.entries(p.refusals)) check(move, clause as string)
  }
  console.log(n, wrong.length, wrong.slice(0, 20), clauses)
  expect(n).toBeGreaterThan(100)
})

/** How things that can be both chosen and looked at are touched. */

import type { Attachment } from 'svelte/attachments'
import type { SceneTable } from '../../lib/scene'
import { lookOf, type About } from './look.svelte'

/** A member is chosen, so a click on a space that is forbidden asks why. */
export function isPlacing(table: SceneTable): boolean {
  return table.chosen[0] === 'place' && table.chosen.length > 1
}

/** Chosen where a move names it now, else looked at. `asks`: what can't be chosen says why not. */
function reach(table: SceneTable, spot: string, about: About, asks: () => boolean): Attachment<Element> {
  return (element) => {
    const isChosen = (): boolean => asks() || table.glow(spot) !== 'none'
    const unlook = lookOf(table).at(about, () => !isChosen())(element)
    $effect(() => (isChosen() ? table.spot(spot)(element) : undefined))
    return unlook
  }
}

export function spaceReach(table: SceneTable, space: string): Attachment<Element> {
  return reach(table, `space:${space}`, { kind: 'space', id: space }, () => isPlacing(table))
}

export function leaderReach(table: SceneTable, leader: string): Attachment<Element> {
  return reach(table, `leader:${leader}`, { kind: 'leader', id: leader }, () => false)
}

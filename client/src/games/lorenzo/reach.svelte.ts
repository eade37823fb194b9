/** How things that can be both chosen and looked at are touched. */

import type { Attachment } from 'svelte/attachments'
import type { SceneTable } from '../../lib/scene'
import { lookOf, type About } from './look.svelte'
import { leaderInWords, spaceInWords } from './sentences'

/** A member is chosen, so a click on a space that is forbidden asks why. */
export function isPlacing(table: SceneTable): boolean {
  return table.chosen[0] === 'place' && table.chosen.length > 1
}

interface Reached {
  spot: string
  about: About
  /** What a screen reader says while it can only be looked at. */
  label: () => string
  /** What can't be chosen says why not. */
  asks: () => boolean
}

/** Chosen where a move names it now, else looked at. */
function reach(table: SceneTable, { spot, about, label, asks }: Reached): Attachment<Element> {
  return (element) => {
    const isChosen = (): boolean => asks() || table.glow(spot) !== 'none'
    const unlook = lookOf(table).at(about, () => !isChosen())(element)
    $effect(() => {
      if (isChosen()) return table.spot(spot)(element)
      element.setAttribute('role', 'button')
      element.setAttribute('tabindex', '0')
      element.setAttribute('aria-label', label())
      return undefined
    })
    return unlook
  }
}

export function spaceReach(table: SceneTable, space: string): Attachment<Element> {
  return reach(table, {
    spot: `space:${space}`,
    about: { kind: 'space', id: space },
    label: () => spaceInWords(table, space),
    asks: () => isPlacing(table),
  })
}

export function leaderReach(table: SceneTable, leader: string): Attachment<Element> {
  return reach(table, {
    spot: `leader:${leader}`,
    about: { kind: 'leader', id: leader },
    label: () => leaderInWords(table.words, leader),
    asks: () => false,
  })
}

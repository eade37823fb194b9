/** What somebody looks at: a card or a place that is shown large, with what it does. */

import type { Attachment } from 'svelte/attachments'
import { on } from 'svelte/events'
import type { SceneTable } from '../../lib/scene'

export interface About {
  kind: 'space' | 'card' | 'leader' | 'tile' | 'bonus_tile' | 'estate'
  id: string
}

const REST = 380
const looks = new WeakMap<SceneTable, Look>()

/** Board and areas of one table look at one thing. */
export function lookOf(table: SceneTable): Look {
  const known = looks.get(table)
  if (known) return known
  const made = new Look()
  looks.set(table, made)
  return made
}

export class Look {
  about: About | null = $state.raw(null)
  /** It stays until it is closed. */
  isPinned = $state(false)
  /** Where the thing is, in the window. */
  box: DOMRect | null = $state.raw(null)
  #timer: ReturnType<typeof setTimeout> | undefined
  #from: Element | null = null

  show(about: About, element: Element, pinned: boolean): void {
    clearTimeout(this.#timer)
    this.about = about
    this.isPinned = pinned
    this.#from = element
    this.box = element.getBoundingClientRect()
  }

  close(): void {
    clearTimeout(this.#timer)
    const wasPinned = this.isPinned
    this.about = null
    this.isPinned = false
    // Whoever came by keys goes on from where the card was opened.
    if (wasPinned && this.#from?.isConnected) (this.#from as HTMLElement | SVGElement).focus({ preventScroll: true })
    this.#from = null
  }

  /** A mouse that rests reads; a click or a tap keeps it open, where it does nothing else. */
  at(about: About, opens: () => boolean): Attachment<Element> {
    return (element) => {
      const leave = (): void => {
        if (!this.isPinned) this.close()
      }
      const open = (): void => {
        if (opens()) this.show(about, element, true)
        else this.close()
      }
      const ends = [
        on(element, 'pointerenter', (event) => {
          if ((event as PointerEvent).pointerType !== 'mouse' || this.isPinned) return
          clearTimeout(this.#timer)
          this.#timer = setTimeout(() => element.isConnected && !this.isPinned && this.show(about, element, false), REST)
        }),
        on(element, 'pointerleave', leave),
        on(element, 'click', (event) => {
          event.stopPropagation()
          open()
        }),
        on(element, 'keydown', (event) => {
          const { key } = event as KeyboardEvent
          if (key !== 'Enter' && key !== ' ') return
          event.preventDefault()
          event.stopPropagation()
          open()
        }),
      ]
      return () => {
        ends.forEach((end) => end())
        // It goes away while the page is being drawn, when no state may change.
        queueMicrotask(() => {
          if (!this.isPinned && this.#from === element) this.close()
        })
      }
    }
  }
}

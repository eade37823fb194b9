/** What people read about a thing that they rest on, focus or press long. */

import type { Attachment } from 'svelte/attachments'
import type { SpotId } from './scene'

export interface Tip {
  id: SpotId
  element: Element
  /** Where the thing is, in the window. */
  box: DOMRect
}

const REST = 450
const PRESS = 550
const LEAVE = 160

export class Tips {
  shown: Tip | null = $state.raw(null)
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Whoever rests on the tip itself keeps it. */
  keep(): void {
    clearTimeout(this.#timer)
  }

  leave(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.hide(), LEAVE)
  }

  hide(): void {
    clearTimeout(this.#timer)
    this.shown = null
  }

  /** Where something is scrolled, its tip would stay behind. */
  scrolled(target: EventTarget | null): void {
    if (target instanceof Node && this.shown && target.contains(this.shown.element)) this.hide()
  }

  #show(element: Element, id: SpotId, after: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      if (element.isConnected) this.shown = { id, element, box: element.getBoundingClientRect() }
    }, after)
  }

  of(id: SpotId): Attachment<Element> {
    return (element) => {
      let isPressed = false
      const on: Record<string, (event: Event) => void> = {
        pointerenter: (event) => (event as PointerEvent).pointerType === 'mouse' && this.#show(element, id, REST),
        pointerleave: (event) => (event as PointerEvent).pointerType === 'mouse' && this.leave(),
        pointerdown: (event) => {
          isPressed = false
          if ((event as PointerEvent).pointerType === 'mouse') return this.hide()
          this.hide()
          this.#timer = setTimeout(() => {
            isPressed = true
            this.shown = { id, element, box: element.getBoundingClientRect() }
          }, PRESS)
        },
        pointerup: () => !isPressed && clearTimeout(this.#timer),
        pointercancel: () => clearTimeout(this.#timer),
        pointermove: (event) => (event as PointerEvent).pointerType !== 'mouse' && !isPressed && clearTimeout(this.#timer),
        // A long press reads; it chooses nothing, and opens no menu of the browser.
        contextmenu: (event) => isPressed && event.preventDefault(),
        focus: () => element.matches(':focus-visible') && this.#show(element, id, REST),
        blur: () => this.leave(),
      }
      const onclick = (event: Event): void => {
        if (isPressed) {
          event.stopImmediatePropagation()
          event.preventDefault()
        }
        isPressed = false
      }
      element.addEventListener('click', onclick, { capture: true })
      for (const [name, listener] of Object.entries(on)) element.addEventListener(name, listener)
      return () => {
        element.removeEventListener('click', onclick, { capture: true })
        for (const [name, listener] of Object.entries(on)) element.removeEventListener(name, listener)
        // A thing that is drawn anew stays what it was; one that goes takes its tip along.
        queueMicrotask(() => this.shown?.id === id && !element.isConnected && this.hide())
      }
    }
  }
}

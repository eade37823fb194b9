export interface Point {
  x: number
  y: number
}

const MOST = 4
const MARGIN = 24

/** How near the board is looked at, and where. It never shows what lies beside the board. */
export class Zoom {
  scale = $state(1)
  x = $state(0)
  y = $state(0)
  /** The box that the board is seen through. */
  box: HTMLElement | undefined
  /** How many times larger the board may be looked at. */
  most = MOST

  get isNear(): boolean {
    return this.scale > 1
  }

  /** Zooms about a point of the window, else about the middle. */
  by(factor: number, about?: Point): void {
    if (!this.box) return
    const frame = this.box.getBoundingClientRect()
    const point = about ?? { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 }
    const wanted = Math.min(this.most, Math.max(1, this.scale * factor))
    const change = wanted / this.scale
    this.scale = wanted
    this.#to((point.x - frame.x) * (1 - change) + this.x * change, (point.y - frame.y) * (1 - change) + this.y * change)
  }

  move(dx: number, dy: number): void {
    this.#to(this.x + dx, this.y + dy)
  }

  /** Brings something on the board into the box: keys may have reached what lies beside it. */
  show(element: Element): void {
    if (!this.box || !this.isNear) return
    const frame = this.box.getBoundingClientRect()
    const there = element.getBoundingClientRect()
    const shift = (from: number, to: number, least: number, most: number): number =>
      from < least + MARGIN ? least + MARGIN - from : to > most - MARGIN ? most - MARGIN - to : 0
    this.move(shift(there.left, there.right, frame.left, frame.right), shift(there.top, there.bottom, frame.top, frame.bottom))
  }

  fit(): void {
    this.scale = 1
    this.#to(0, 0)
  }

  #to(x: number, y: number): void {
    const frame = this.box?.getBoundingClientRect()
    if (!frame) return
    this.x = Math.min(0, Math.max(frame.width * (1 - this.scale), x))
    this.y = Math.min(0, Math.max(frame.height * (1 - this.scale), y))
  }
}

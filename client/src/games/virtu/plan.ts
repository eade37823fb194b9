/** The frame of the map's drawing. */

export const MAP_WIDTH = 1040
export const MAP_HEIGHT = 1080

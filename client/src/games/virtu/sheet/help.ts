import type { Help, SceneTable, SpotId } from '../../../lib/scene'

/** What a card, tile, bonus or power is and does. */
export function help(_table: SceneTable, _id: SpotId): Help | null {
  return null
}

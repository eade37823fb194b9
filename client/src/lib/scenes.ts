import type { Scene } from './scene'

const FOLDERS = import.meta.glob<{ scene: Scene }>('../games/*/index.ts')

/** The scene of a game; one that has none is shown by the generic scene. */
export async function sceneOf(game: string): Promise<Scene> {
  const load = FOLDERS[`../games/${game}/index.ts`] ?? FOLDERS['../games/generic/index.ts']
  if (!load) throw new Error('the generic scene is missing')
  return (await load()).scene
}

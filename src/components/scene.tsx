import { clsx } from 'clsx'
import { SCENE_DRAWINGS, type SceneName } from './scenes.ts'
import { preloadDrawing } from './preload-drawing.ts'

export type SceneProps = {
  name: SceneName
  /** At the head of its page. */
  isFirst?: boolean
  className?: string
}

/** One of the site's drawings, by day or at dusk. Decorative: the text beside it says the same and more. */
export function Scene({ name, isFirst = false, className }: SceneProps) {
  if (isFirst) preloadDrawing(`scenes/${SCENE_DRAWINGS[name]}-{time}`)
  return <div aria-hidden className={clsx('scene', `scene-${name}`, className)} />
}

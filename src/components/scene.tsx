import { clsx } from 'clsx'
import { drawingOf, type SceneName } from './scenes.ts'
import { preloadDrawing } from './preload-drawing.ts'
import './scene.css'

type SceneProps = {
  name: SceneName
  /** At the head of its page. */
  isFirst?: boolean
  /** At the head of its page in the windows of this media query only. */
  media?: string
  className?: string
}

/** One of the site's drawings, by day or at dusk. Decorative: the text beside it says the same and more. */
export function Scene({ name, isFirst = false, media, className }: SceneProps) {
  // Only the prerendered page asks for it, so the browser need not know the drawings’ files.
  if (import.meta.env.SSR && (isFirst || media))
    preloadDrawing(`scenes/${drawingOf(name)}-{time}`, media)
  return <div aria-hidden className={clsx('scene', `scene-${name}`, className)} />
}

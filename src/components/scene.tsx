import { clsx } from 'clsx'
import type { SceneName } from '@/content/types'

export type SceneProps = { name: SceneName; className?: string }

/** One of the site's drawings, by day or at dusk. Decorative: the text beside it says the same and more. */
export function Scene({ name, className }: SceneProps) {
  return <div aria-hidden className={clsx('scene', `scene-${name}`, className)} />
}

import { clsx } from 'clsx'
import { Scene } from '@/components/scene'
import type { SceneName } from '@/content/types'
import { imageAddress, imageSources } from '@/lib/image-address'
import type { PostImage as Image } from './post'

export type PostImageProps = {
  image: Image | null
  /** The drawing of the post's subject, shown if there is no image. */
  scene: SceneName
  /** The image's `sizes` attribute. */
  sizes: string
  isFirst?: boolean
  className?: string
}

/** The maximum width at which a post's picture is shown, in pixels. */
const WIDEST = 1248

/** A post's picture in a box of fixed ratio, so that nothing moves when it arrives (R188). */
export function PostImage({ image, scene, sizes, isFirst = false, className }: PostImageProps) {
  if (!image) return <Scene name={scene} className={className} />
  return (
    <img
      {...sourcesOf(image)}
      sizes={sizes}
      alt={image.alt}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      className={clsx('w-full bg-tint object-cover', className)}
    />
  )
}

/** The host resizes our own pictures (R233). Ghost resizes its own. */
function sourcesOf({ src, srcSet }: Image) {
  if (!src.startsWith('/')) return { src, srcSet }
  return { src: imageAddress(src, 1280), srcSet: imageSources(src, WIDEST) }
}

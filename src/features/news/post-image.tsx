import { clsx } from 'clsx'
import { Scene } from '@/components/scene.tsx'
import { imageAddress, imageSources } from '@/lib/image-address.ts'
import type { PostImage as Image, PostSummary } from './post.ts'
import { sceneOf } from './scene-of.ts'

type PostImageProps = {
  post: Pick<PostSummary, 'image' | 'slug' | 'tags'>
  /** The image's `sizes` attribute. */
  sizes: string
  isFirst?: boolean
  /** Beside the post's headline, which says enough. */
  isDecorative?: boolean
  className?: string
}

/** The maximum width at which a post's picture is shown, in pixels. */
const WIDEST = 1248

/**
 * A post's picture, or the drawing of its subject, in a box of fixed ratio, so that nothing moves when it
 * arrives (R188).
 */
export function PostImage({ post, sizes, isFirst, isDecorative, className }: PostImageProps) {
  const { image } = post
  if (!image) return <Scene name={sceneOf(post)} className={className} />
  return (
    <img
      {...sourcesOf(image)}
      sizes={sizes}
      alt={isDecorative ? '' : image.alt}
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

import { clsx } from 'clsx'
import { imageAddress, imageSources } from '@/lib/image-address'
import type { PostImage as Image } from './post'

/** Crops of the drawing, as places and widths, for posts without a picture of their own. */
const CROPS = [
  { '--x': '62%', '--y': '100%', '--z': '190%' },
  { '--x': '74%', '--y': '95%', '--z': '300%' },
  { '--x': '20%', '--y': '96%', '--z': '260%' },
  { '--x': '92%', '--y': '94%', '--z': '280%' },
]

export type PostImageProps = {
  image: Image | null
  /** Chooses the crop of the drawing, always the same one for a post. */
  slug: string
  /** Width on screen, as the `sizes` of an image says it. */
  sizes: string
  isFirst?: boolean
  className?: string
}

/** The widest a post's picture is shown, in pixels. */
const WIDEST = 1248

/** A post's picture in a box of fixed ratio, so that nothing moves when it arrives (R188). */
export function PostImage({ image, slug, sizes, isFirst = false, className }: PostImageProps) {
  if (!image) return <div aria-hidden className={clsx('plate', className)} style={cropOf(slug)} />
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

/** Pictures of our own come in the sizes the host makes of them (R233); Ghost makes its own. */
function sourcesOf({ src, srcSet }: Image) {
  if (!src.startsWith('/')) return { src, srcSet }
  return { src: imageAddress(src, 1280), srcSet: imageSources(src, WIDEST) }
}

function cropOf(slug: string) {
  const sum = Array.from(slug).reduce((total, letter) => total + letter.charCodeAt(0), 0)
  return CROPS[sum % CROPS.length]
}

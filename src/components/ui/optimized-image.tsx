import type { ComponentPropsWithoutRef } from 'react'
import { IMAGE_WIDTHS, imageAddress, imageSources } from '@/lib/image-address'

export type OptimizedImageProps = Omit<
  ComponentPropsWithoutRef<'img'>,
  'src' | 'srcSet' | 'width' | 'height' | 'alt' | 'loading'
> & {
  src: string
  /** In pixels as shown at its widest; with the height it keeps the place free until it loads. */
  width: number
  height: number
  alt: string
  /** On the first screen: fetched at once and first. */
  isUrgent?: boolean
}

/** An image in the sizes and formats that suit the screen. */
export function OptimizedImage({
  src,
  width,
  height,
  alt,
  isUrgent,
  sizes,
  ...rest
}: OptimizedImageProps) {
  const fallbackWidth = IMAGE_WIDTHS.find((candidate) => candidate >= width) ?? 1920
  return (
    <img
      {...rest}
      alt={alt}
      src={imageAddress(src, fallbackWidth)}
      srcSet={imageSources(src, width)}
      sizes={sizes ?? `(max-width: ${width}px) 100vw, ${width}px`}
      width={width}
      height={height}
      loading={isUrgent ? 'eager' : 'lazy'}
      fetchPriority={isUrgent ? 'high' : undefined}
      decoding="async"
    />
  )
}

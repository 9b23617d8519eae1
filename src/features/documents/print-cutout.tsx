import { useEffect, useRef } from 'react'
import { bottom, type Box, right } from './page-text'

export type PrintCutoutProps = {
  picture: ImageBitmap
  page: { width: number; height: number }
  box: Box
}

/** Margin around the box, in heights of its print. */
const AROUND = 0.6
const SHOWN_HEIGHT = 28

/** A cutout of one box, beside its field: small screens cannot show the page and the fields together. */
export function PrintCutout({ picture, page, box }: PrintCutoutProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const scale = picture.width / page.width
  const x = Math.max(0, box.x - AROUND * box.height)
  const y = Math.max(0, box.y - 0.2 * box.height)
  const width = scale * (right(box) + AROUND * box.height - x)
  const height = scale * (bottom(box) + 0.2 * box.height - y)

  useEffect(() => {
    const target = canvas.current
    if (!target || picture.width === 0) return
    target.width = width
    target.height = height
    target
      .getContext('2d')
      ?.drawImage(picture, scale * x, scale * y, width, height, 0, 0, width, height)
  }, [picture, scale, x, y, width, height])

  return (
    <canvas
      ref={canvas}
      aria-hidden
      className="max-w-full rounded-[1px] border border-rule lg:hidden"
      style={{ height: SHOWN_HEIGHT }}
    />
  )
}

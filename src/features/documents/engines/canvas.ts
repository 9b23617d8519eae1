import type { Box } from '../page-text.ts'
import { type GrayPicture, isNegative, withoutPrint } from '../ink.ts'

/**
 * A blank white image.
 * @throws when the browser has no memory left for it
 */
export function createCanvas(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width)
  canvas.height = Math.round(height)
  const context = contextOf(canvas)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  return canvas
}

/**
 * The drawing context of a canvas whose pixels will be read.
 * @throws Error if the browser does not provide one
 */
export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('The browser could not make a picture of the page')
  return context
}

/** Frees the picture's memory at once, instead of waiting for garbage collection. */
export function release(canvas: HTMLCanvasElement): void {
  canvas.width = 0
  canvas.height = 0
}

/** A picture's brightness, one byte per pixel, row by row. */
export function toGray(canvas: HTMLCanvasElement): GrayPicture {
  const { width, height } = canvas
  const { data } = contextOf(canvas).getImageData(0, 0, width, height)
  const gray = new Uint8Array(width * height)
  for (let index = 0; index < gray.length; index++) {
    const at = 4 * index
    gray[index] = 0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0)
  }
  return { data: gray, width, height }
}

/** The light is measured on a picture smaller by this factor. */
const SMALLER = 4

/** Makes a page dark on light: brightens shadows and whatever else is darker than the paper, but not the print. */
export function evenLight(canvas: HTMLCanvasElement): void {
  const { width, height } = canvas
  const small = createCanvas(width / SMALLER, height / SMALLER)
  const smallContext = contextOf(small)
  smallContext.imageSmoothingQuality = 'high'
  smallContext.drawImage(canvas, 0, 0, small.width, small.height)
  let gray = toGray(small)
  if (isNegative(gray)) {
    invert(canvas)
    invert(small)
    gray = toGray(small)
  }
  const light = withoutPrint(gray)
  const missing = new ImageData(small.width, small.height)
  for (const [at, shade] of light.data.entries()) {
    missing.data.set([255 - shade, 255 - shade, 255 - shade, 255], 4 * at)
  }
  smallContext.putImageData(missing, 0, 0)
  const context = contextOf(canvas)
  // Divides each pixel by its light.
  context.globalCompositeOperation = 'color-dodge'
  context.drawImage(small, 0, 0, width, height)
  context.globalCompositeOperation = 'source-over'
  release(small)
}

function invert(canvas: HTMLCanvasElement): void {
  const context = contextOf(canvas)
  context.globalCompositeOperation = 'difference'
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.globalCompositeOperation = 'source-over'
}

/** The same picture, rotated clockwise, on a sheet large enough for its corners. */
export function rotate(canvas: HTMLCanvasElement, degrees: number): HTMLCanvasElement {
  const turn = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))]
  const { width, height } = canvas
  const turned = createCanvas(width * cos + height * sin, width * sin + height * cos)
  const context = contextOf(turned)
  context.translate(turned.width / 2, turned.height / 2)
  context.rotate(turn)
  context.drawImage(canvas, -width / 2, -height / 2)
  return turned
}

/** A part of the picture, scaled up by a factor, with a white border of the given width in pixels. */
export function crop(
  canvas: HTMLCanvasElement,
  box: Box,
  enlargement: number,
  border: number,
): HTMLCanvasElement {
  const width = box.width * enlargement
  const height = box.height * enlargement
  const part = createCanvas(width + 2 * border, height + 2 * border)
  contextOf(part).drawImage(
    canvas,
    box.x,
    box.y,
    box.width,
    box.height,
    border,
    border,
    width,
    height,
  )
  return part
}

import { parseMediaUrl, type TextSource } from './urls.ts'
import { leaveOut } from './left-out.ts'

/** How wide a picture is shown, as an image's `sizes`. */
const SIZES = [
  ['.kg-gallery-image', '(min-width: 720px) 240px, 34vw'],
  ['.kg-width-full', '100vw'],
  ['.kg-width-wide', '(min-width: 1100px) 1000px, 100vw'],
] as const
const REGULAR = '(min-width: 720px) 664px, 100vw'

/** Makes a text's pictures safe, lazy and sized, so that nothing moves when they arrive (R188). */
export function cleanImages(root: HTMLElement, source: TextSource): void {
  for (const image of root.querySelectorAll('img')) {
    const address = parseMediaUrl(image.getAttribute('src'), source)
    if (!address) {
      leaveOut(image, source)
      continue
    }
    image.setAttribute('src', address.href)
    image.setAttribute('alt', cleanAlt(image))
    image.setAttribute('loading', 'lazy')
    image.setAttribute('decoding', 'async')
    const sources = cleanSrcSet(image.getAttribute('srcset'), source)
    if (sources) {
      image.setAttribute('srcset', sources)
      image.setAttribute('sizes', SIZES.find(([box]) => image.closest(box))?.[1] ?? REGULAR)
    } else image.removeAttribute('srcset')
    setSize(image)
  }
  for (const box of root.querySelectorAll<HTMLElement>('.kg-gallery-image')) setShare(box)
}

/** Removes the alternative texts that Ghost's cards generate, which say nothing. */
function cleanAlt(image: HTMLImageElement): string {
  const alt = image.getAttribute('alt') ?? ''
  return alt === 'CTA Image' || alt === 'audio-thumbnail' ? '' : alt
}

function cleanSrcSet(text: string | null, source: TextSource): string {
  return (text ?? '')
    .split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s+/))
    .map(([address, width = '']) => ({ url: parseMediaUrl(address, source), width }))
    .filter(({ url, width }) => url !== null && /^\d+w$/.test(width))
    .map(({ url, width }) => `${url?.href} ${width}`)
    .join(', ')
}

/** Sets sizes from other attributes, if they are numbers. */
function setSize(image: HTMLImageElement): void {
  const [, width, height] = /^(\d+)x(\d+)$/.exec(image.dataset.imageDimensions ?? '') ?? []
  if (width && height) {
    image.setAttribute('width', width)
    image.setAttribute('height', height)
  }
  for (const name of ['width', 'height']) {
    if (!/^\d{1,5}$/.test(image.getAttribute(name) ?? '')) image.removeAttribute(name)
  }
}

/** Gives the pictures in a gallery row widths that make them equally high. */
function setShare(box: HTMLElement): void {
  const image = box.querySelector('img')
  const ratio = Number(image?.getAttribute('width')) / Number(image?.getAttribute('height'))
  box.setAttribute('style', `flex: ${Number.isFinite(ratio) ? ratio.toFixed(3) : 1} 1 0%`)
}

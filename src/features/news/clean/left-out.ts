import { type TextSource, parseWebUrl } from './urls.ts'

/** Cards whose text is enough without their picture. */
const CARDS_WITH_TEXT =
  '.kg-bookmark-card, .kg-product-card, .kg-header-card, .kg-cta-card, .kg-audio-card, .kg-signup-card, .kg-gallery-card'

/** Boxes that are removed with the last picture inside, such as a figure with its caption. */
const BOXES =
  'a, p, figure, picture, .kg-bookmark-thumbnail, .kg-cta-image-container, .kg-gallery-image, .kg-gallery-row, .kg-gallery-container'

/**
 * Takes a picture, video or recording that pages may not load out of a text. If words describe it, a link
 * takes its place: for videos and recordings, and for pictures with an alternative text or a caption. Other
 * pictures are decoration and leave no trace.
 */
export function leaveOut(element: HTMLElement, { url, onLeftOut }: TextSource): void {
  const address = parseWebUrl(element.getAttribute('src'), url)
  if (address && !element.closest('.kg-bookmark-card')) onLeftOut?.(address.origin)
  const description = describe(element)
  if (!address || !description) removeWithBoxes(element)
  else if (element.closest('a')) element.replaceWith(element.getAttribute('alt') || description)
  else {
    const link = element.ownerDocument.createElement('a')
    link.href = address.href
    link.textContent = `${description} on ${address.host}`
    element.replaceWith(link)
  }
}

/** The start of the link's text. Null for decoration. */
function describe(element: HTMLElement): string | null {
  if (element.localName === 'video') return 'Watch the video'
  if (element.localName === 'audio') return 'Listen to the recording'
  if (element.closest(CARDS_WITH_TEXT)) return null
  const alt = element.getAttribute('alt')?.trim()
  if (alt) return `See “${alt}”`
  const hasCaption = Boolean(element.closest('figure')?.querySelector('figcaption'))
  return hasCaption && !element.closest('a') ? 'See the picture' : null
}

function removeWithBoxes(element: Element): void {
  const { parentElement: box } = element
  element.remove()
  if (box?.matches(BOXES) && isEmpty(box)) removeWithBoxes(box)
}

function isEmpty(box: Element): boolean {
  const hasWords = [...box.childNodes].some(
    (node) => node.nodeName !== 'FIGCAPTION' && node.textContent?.trim(),
  )
  return !hasWords && box.querySelector('img, video, audio, iframe') === null
}

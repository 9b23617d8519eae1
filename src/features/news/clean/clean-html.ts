import type { Heading } from '../post.ts'
import type { TextSource } from './urls.ts'
import { cleanBlocks } from './blocks.ts'
import { cleanCards, replaceSignups } from './cards.ts'
import { cleanEmbeds, EMBED_ATTRIBUTE } from './embeds.ts'
import { listHeadings, prefixIds } from './ids.ts'
import { cleanImages } from './images.ts'
import { cleanLinks } from './links.ts'
import { cleanMedia } from './media.ts'
import { sanitize } from './sanitize.ts'
import { cleanStyles } from './styles.ts'

/**
 * Makes the text of a Ghost post safe, and its cards work without Ghost's scripts and styles. Leaves out
 * pictures, videos and recordings from hosts that pages may not load from.
 */
export function cleanPostHtml(
  html: string,
  source: TextSource,
): { html: string; headings: Heading[] } {
  const root = sanitize(html)
  cleanStyles(root)
  cleanCards(root, source)
  cleanMedia(root, source)
  cleanEmbeds(root)
  cleanImages(root, source)
  prefixIds(root)
  cleanLinks(root, source.url)
  replaceSignups(root)
  cleanBlocks(root)
  dropHelpers(root)
  return { html: root.innerHTML, headings: listHeadings(root) }
}

/** Makes the HTML of a caption safe. */
export function cleanCaption(html: string, source: TextSource): string {
  const root = sanitize(html)
  for (const element of root.querySelectorAll('img, iframe, video, audio')) element.remove()
  cleanStyles(root)
  prefixIds(root)
  cleanLinks(root, source.url)
  return root.innerHTML
}

/** Removes figures left without content, and attributes needed only for cleaning. */
function dropHelpers(root: HTMLElement): void {
  for (const figure of root.querySelectorAll('.kg-embed-card')) {
    if (figure.querySelector('button, blockquote, a, p') === null) figure.remove()
  }
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    for (const name of element.getAttributeNames()) {
      if (name.startsWith('data-') && name !== EMBED_ATTRIBUTE) element.removeAttribute(name)
    }
  }
}

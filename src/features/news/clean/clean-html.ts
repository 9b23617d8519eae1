import { STYLE_ATTRIBUTE } from '@/lib/apply-styles'
import type { Heading } from '../post'
import { cleanBlocks } from './blocks'
import { cleanCards, replaceSignups } from './cards'
import { cleanEmbeds, EMBED_ATTRIBUTE } from './embeds'
import { listHeadings, prefixIds } from './ids'
import { cleanImages } from './images'
import { cleanLinks } from './links'
import { cleanMedia } from './media'
import { sanitize } from './sanitize'
import { cleanStyles } from './styles'

/**
 * Makes the text of a Ghost post safe, and its cards work without Ghost's scripts and styles.
 * @param ghostUrl address of the Ghost site, to which relative addresses belong
 */
export function cleanPostHtml(
  html: string,
  ghostUrl: string,
): { html: string; headings: Heading[] } {
  const root = sanitize(html)
  cleanStyles(root)
  cleanCards(root)
  cleanMedia(root, ghostUrl)
  cleanEmbeds(root)
  cleanImages(root, ghostUrl)
  prefixIds(root)
  cleanLinks(root, ghostUrl)
  replaceSignups(root)
  cleanBlocks(root)
  dropHelpers(root)
  return { html: root.innerHTML, headings: listHeadings(root) }
}

/** Makes the HTML of a caption safe. */
export function cleanCaption(html: string, ghostUrl: string): string {
  const root = sanitize(html)
  for (const element of root.querySelectorAll('img, iframe, video, audio')) element.remove()
  cleanStyles(root)
  prefixIds(root)
  cleanLinks(root, ghostUrl)
  return root.innerHTML
}

const KEPT = [EMBED_ATTRIBUTE, STYLE_ATTRIBUTE]

/** Figures left without content, and attributes that were only read. */
function dropHelpers(root: HTMLElement): void {
  for (const figure of root.querySelectorAll('.kg-embed-card')) {
    if (figure.querySelector('button, blockquote, a, p') === null) figure.remove()
  }
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    for (const name of element.getAttributeNames()) {
      if (name.startsWith('data-') && !KEPT.includes(name)) element.removeAttribute(name)
    }
  }
}

import { STYLE_ATTRIBUTE } from '@/lib/apply-styles'
import { webAddress } from './addresses'
import { EMBED_HOSTS } from './embed-hosts'

export type Embed = { src: string; site: string }

/** The player behind an address, or null when it is not one of those that may be shown. */
function findEmbed(address: string | null | undefined): Embed | null {
  const url = webAddress(address?.trim().replace(/^\/\//, 'https://'))
  const known = url && EMBED_HOSTS[url.host]
  if (!known || url.protocol !== 'https:' || !known.path.test(url.pathname)) return null
  if (known.host) url.host = known.host
  return { src: url.href, site: known.name }
}

/** Attribute of the button that stands in for a player. */
export const EMBED_ATTRIBUTE = 'data-embed-src'

/**
 * Puts a button in the place of every player that may be shown, and nothing in the place of others:
 * no other site is asked for anything before the visitor wants it.
 */
export function cleanEmbeds(root: HTMLElement): void {
  for (const frame of root.querySelectorAll('iframe')) {
    const embed = findEmbed(frame.getAttribute('src'))
    if (!embed) {
      frame.remove()
      continue
    }
    const title = frame.getAttribute('title')?.trim()
    const width = Number(frame.getAttribute('width'))
    const height = Number(frame.getAttribute('height'))
    const button = root.ownerDocument.createElement('button')
    button.type = 'button'
    button.className = 'embed-button'
    button.setAttribute(EMBED_ATTRIBUTE, embed.src)
    if (width > 0 && height > 0) {
      button.setAttribute(STYLE_ATTRIBUTE, `aspect-ratio: ${width} / ${height}`)
    }
    button.textContent = `Load ${title ? `“${title}”` : 'this'} from ${embed.site}`
    frame.replaceWith(button)
  }
}

/** Puts the player in the place of its button. */
export function showEmbed(button: Element): void {
  const embed = findEmbed(button.getAttribute(EMBED_ATTRIBUTE))
  if (!embed) return
  const frame = button.ownerDocument.createElement('iframe')
  frame.src = embed.src
  frame.title = button.textContent.replace(/^Load /, '')
  frame.className = 'embed-frame'
  frame.style.cssText = button.getAttribute(STYLE_ATTRIBUTE) ?? ''
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  frame.allow = 'fullscreen; picture-in-picture; encrypted-media'
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-presentation allow-popups')
  button.replaceWith(frame)
  frame.focus()
}

import { parseWebUrl } from './urls.ts'
import { EMBED_HOSTS } from './embed-hosts.ts'

type Embed = { src: string; site: string }

/** The player at an address, or null if players of that kind may not be shown. */
function findEmbed(address: string | null | undefined): Embed | null {
  const url = parseWebUrl(address?.trim().replace(/^\/\//, 'https://'))
  const known = url && EMBED_HOSTS[url.host]
  if (!known || url.protocol !== 'https:' || !known.path.test(url.pathname)) return null
  if (known.host) url.host = known.host
  return { src: url.href, site: known.name }
}

/** Attribute of the button that stands in for a player. */
export const EMBED_ATTRIBUTE = 'data-embed-src'

/**
 * Replaces every player that may be shown with a button, and removes the others. Nothing is requested from
 * another site until the visitor asks for it.
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
      button.setAttribute('style', `aspect-ratio: ${width} / ${height}`)
    }
    button.textContent = `Load ${title ? `“${title}”` : 'this'} from ${embed.site}`
    frame.replaceWith(button)
  }
}

/** Replaces the button with its player. */
export function showEmbed(button: Element): void {
  const embed = findEmbed(button.getAttribute(EMBED_ATTRIBUTE))
  if (!embed) return
  const frame = button.ownerDocument.createElement('iframe')
  frame.src = embed.src
  frame.title = button.textContent.replace(/^Load /, '')
  frame.className = 'embed-frame w-full'
  frame.style.cssText = button.getAttribute('style') ?? ''
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  frame.allow = 'fullscreen; picture-in-picture; encrypted-media'
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-presentation allow-popups')
  button.replaceWith(frame)
  frame.focus()
}

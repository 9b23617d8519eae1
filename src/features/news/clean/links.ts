import { listPath, postPath } from '../paths.ts'
import { SLUG } from '../post.ts'
import { parseWebUrl } from './urls.ts'
import { openInNewTab } from './open-in-new-tab.ts'

const MAIL_OR_PHONE = /^(?:mailto|tel):/i

/**
 * Makes a text's links safe. Links to the Ghost site lead to our pages. Links to other sites open a new tab
 * and say so (R6). Anything else loses its address.
 */
export function cleanLinks(root: HTMLElement, ghostUrl: string): void {
  for (const link of root.querySelectorAll('a')) {
    const href = link.getAttribute('href')?.trim() ?? ''
    if (/^#(?!\/)/.test(href) || MAIL_OR_PHONE.test(href)) continue
    const url = parseWebUrl(href, ghostUrl)
    if (!url) {
      link.removeAttribute('href')
      continue
    }
    const own = ownPath(url, ghostUrl)
    namePicture(link, own ?? url.host + url.pathname)
    if (own) link.setAttribute('href', own)
    else leadOutside(link, url, ghostUrl)
  }
}

/** Our address for a page of the Ghost site. Null for other sites, for files and for Ghost's own sign-up. */
function ownPath(url: URL, ghostUrl: string): string | null {
  if (url.hash.startsWith('#/')) return null
  const root = new URL(ghostUrl.endsWith('/') ? ghostUrl : `${ghostUrl}/`)
  if (url.origin !== root.origin || !`${url.pathname}/`.startsWith(root.pathname)) return null
  const [first = '', second, ...rest] = url.pathname
    .slice(root.pathname.length)
    .split('/')
    .filter(Boolean)
  if (rest.length > 0 || !SLUG.test(first || 'news')) return null
  if (second === undefined) return first === '' ? '/news' : postPath(first) + prefixed(url.hash)
  if (first !== 'tag' && first !== 'author') return null
  return SLUG.test(second) ? listPath({ kind: first, slug: second }) : null
}

const prefixed = (hash: string) => (hash.length > 1 ? `#post-${hash.slice(1)}` : '')

function leadOutside(link: HTMLAnchorElement, url: URL, ghostUrl: string): void {
  // Ghost appends its own host, without "www", to every external link.
  const host = new URL(ghostUrl).hostname.replace(/^www\./, '')
  if (url.searchParams.get('ref') === host) url.searchParams.delete('ref')
  link.setAttribute('href', url.href)
  openInNewTab(link)
}

/** Labels a link that holds only a picture without alternative text by its destination. */
function namePicture(link: HTMLAnchorElement, address: string): void {
  const images = [...link.querySelectorAll('img')]
  if (link.textContent.trim() !== '' || images.some((image) => image.alt !== '')) return
  images[0]?.setAttribute('alt', `To ${address}`)
}

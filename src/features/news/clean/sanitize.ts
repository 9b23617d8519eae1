import createDOMPurify, { type Config, type DOMPurify } from 'dompurify'
import { domWindow } from '@/lib/dom-window.ts'

const TAGS = [
  'a',
  'abbr',
  'b',
  'br',
  'cite',
  'code',
  'del',
  'em',
  'i',
  'ins',
  'kbd',
  'mark',
  'q',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
  'u',
  'wbr',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'p',
  'div',
  'section',
  'blockquote',
  'hr',
  'pre',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'details',
  'summary',
  'figure',
  'figcaption',
  'table',
  'caption',
  'colgroup',
  'col',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
  'img',
  'picture',
  'video',
  'audio',
  'iframe',
]

const ATTRIBUTES = [
  'href',
  'src',
  'srcset',
  'alt',
  'title',
  'class',
  'id',
  'lang',
  'dir',
  'width',
  'height',
  'loop',
  'start',
  'value',
  'reversed',
  'datetime',
  'cite',
  'open',
  'colspan',
  'rowspan',
  'scope',
  'abbr',
  'span',
  // cleanStyles checks each value.
  'style',
  'data-kg-thumbnail',
  'data-kg-custom-thumbnail',
  'data-kg-background-image',
  'data-kg-toggle-state',
  'data-image-dimensions',
]

/** Web, mail and phone URLs, fragments and relative URLs. */
const SAFE_URLS = /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i

const CONFIG: Config = {
  ALLOWED_TAGS: TAGS,
  ALLOWED_ATTR: ATTRIBUTES,
  ALLOWED_URI_REGEXP: SAFE_URLS,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
}

let purify: DOMPurify | undefined

/**
 * Removes everything from HTML that is not on the allow list: scripts, handlers, forms, style sheets, unknown
 * URLs.
 * @returns the body of a separate document, in which nothing loads or runs
 */
export function sanitize(html: string): HTMLElement {
  purify ??= createDOMPurify(domWindow())
  // With RETURN_DOM, the result is the body.
  return purify.sanitize(disableHandlers(html), { ...CONFIG, RETURN_DOM: true }) as HTMLElement
}

const TAG = /<[a-z][^>]*>/gi

/**
 * Renames handlers, which browsers would block and report while parsing the HTML: the Content-Security-Policy
 * applies to separate documents too.
 */
function disableHandlers(html: string): string {
  return html.replace(TAG, (tag) => tag.replace(/\son[a-z]+\s*=/gi, ' data-on='))
}

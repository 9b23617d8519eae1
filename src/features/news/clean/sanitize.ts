import createDOMPurify, { type Config, type DOMPurify } from 'dompurify'
import { STYLE_ATTRIBUTE } from '@/lib/apply-styles'
import { domWindow } from '@/lib/dom-window'

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
  STYLE_ATTRIBUTE,
  'data-kg-thumbnail',
  'data-kg-custom-thumbnail',
  'data-kg-background-image',
  'data-kg-toggle-state',
  'data-image-dimensions',
]

/** Only the web, mail and phone, fragments and relative addresses. */
const ADDRESSES = /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i

const CONFIG: Config = {
  ALLOWED_TAGS: TAGS,
  ALLOWED_ATTR: ATTRIBUTES,
  ALLOWED_URI_REGEXP: ADDRESSES,
  // The colons in it are not part of an address. cleanStyles checks each value.
  ADD_URI_SAFE_ATTR: [STYLE_ATTRIBUTE],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
}

let purify: DOMPurify | undefined

/**
 * Removes everything from HTML that is not on the allow list: scripts, handlers, forms, style sheets, unknown
 * addresses.
 * @returns the body of a separate document, in which nothing loads or runs
 */
export function sanitize(html: string): HTMLElement {
  purify ??= createDOMPurify(domWindow())
  // With RETURN_DOM, the result is the body.
  return purify.sanitize(disarm(html), { ...CONFIG, RETURN_DOM: true }) as HTMLElement
}

const TAG = /<[a-z][^>]*>/gi
const STYLE_ELEMENT = /<style\b[\s\S]*?<\/style\s*>/gi

/**
 * Removes what browsers would block and report while parsing the HTML: the Content-Security-Policy applies to
 * separate documents too. What may stay is decided afterward.
 */
function disarm(html: string): string {
  return html
    .replace(STYLE_ELEMENT, '')
    .replace(TAG, (tag) =>
      tag.replace(/\son[a-z]+\s*=/gi, ' data-on=').replace(/\sstyle\s*=/gi, ` ${STYLE_ATTRIBUTE}=`),
    )
}

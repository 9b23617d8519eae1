/** The files a page loads at once, as addresses from the root of the site. */
type Loaded = {
  always: string[]
  /** Its drawings, one for each kind of window and theme. */
  oneOf: string[]
}

/**
 * The files that the HTML of a prerendered page names. Pictures further down load when scrolled to.
 * @throws when it names no scripts, so that a page never counts without them
 */
export function listLoaded(html: string): Loaded {
  const tags = html.match(/<(?:link|img|script)\b[^>]*>/g) ?? []
  const isScript = (tag: string) => /^<script .*type="module"|rel="modulepreload"/.test(tag)
  if (!tags.some(isScript)) throw new Error('The page names no scripts')
  const isDrawing = (tag: string) => tag.includes('as="image"') && tag.includes('media=')
  const isWanted = (tag: string) =>
    isScript(tag) ||
    (tag.includes('rel="stylesheet"') && !tag.includes(' disabled')) ||
    tag.includes('as="font"') ||
    (tag.startsWith('<img') && !tag.includes('loading="lazy"'))
  return { always: addressesOf(tags.filter(isWanted)), oneOf: addressesOf(tags.filter(isDrawing)) }
}

function addressesOf(tags: readonly string[]): string[] {
  const found = tags.map((tag) => /\s(?:src|href)="(\/[^"#]*)/.exec(tag)?.[1])
  return [...new Set(found.filter((address) => address !== undefined).map(fileOf))]
}

/** The file behind an address: of a picture that the host makes smaller, the one it is made from. */
function fileOf(address: string): string {
  const { pathname, searchParams } = new URL(
    address.replaceAll('&amp;', '&'),
    'https://example.com',
  )
  return pathname === '/_vercel/image' ? (searchParams.get('url') ?? pathname) : pathname
}

/** What one page loads for its first screen, in compressed bytes. */
export type PageWeight = {
  /** Scripts that the home page does not load as well. */
  script: number
  style: number
  fonts: number
  /** Pictures loaded at once. Those further down load when scrolled to. */
  images: number
}

/**
 * The files a prerendered page names in its HTML, as addresses from the root of the site.
 * @throws when it names no scripts, which would weigh nothing
 */
export function linkedFiles(html: string): Record<keyof PageWeight, string[]> {
  const tags = html.match(/<(?:link|img|script)\b[^>]*>/g) ?? []
  const files = (isWanted: (tag: string) => boolean) => [
    ...new Set(
      tags
        .filter(isWanted)
        .map((tag) => /\s(?:src|href)="(\/[^"#]*)/.exec(tag)?.[1])
        .filter((address) => address !== undefined)
        .map(fileOf),
    ),
  ]
  const script = files((tag) => /^<script .*type="module"|rel="modulepreload"/.test(tag))
  if (script.length === 0) throw new Error('The page names no scripts')
  return {
    script,
    style: files((tag) => tag.includes('rel="stylesheet"')),
    fonts: files((tag) => tag.includes('as="font"')),
    images: files((tag) => tag.startsWith('<img') && !tag.includes('loading="lazy"')),
  }
}

/** The file behind an address: of a picture that the host makes smaller, the one it is made from. */
function fileOf(address: string): string {
  const { pathname, searchParams } = new URL(
    address.replaceAll('&amp;', '&'),
    'https://example.com',
  )
  return pathname === '/_vercel/image' ? (searchParams.get('url') ?? pathname) : pathname
}

/** The larger of the two for each kind: a route weighs as much as its heaviest page. */
export function heavier(one: PageWeight, other: PageWeight): PageWeight {
  return {
    script: Math.max(one.script, other.script),
    style: Math.max(one.style, other.style),
    fonts: Math.max(one.fonts, other.fonts),
    images: Math.max(one.images, other.images),
  }
}

/** The kinds of which a page loads more than it may. */
export function kindsOver(weight: PageWeight, limit: PageWeight): (keyof PageWeight)[] {
  const kinds = ['script', 'style', 'fonts', 'images'] as const
  return kinds.filter((kind) => weight[kind] > limit[kind])
}

/** The initial load of one page, in compressed bytes. */
export type PageWeight = {
  /** Including its inlined styles. */
  html: number
  scripts: number
  /** The sheet of all utility classes. */
  styles: number
  fonts: number
  /** Pictures loaded at once. Those further down load when scrolled to. */
  images: number
}

/**
 * The files a prerendered page names in its HTML, as addresses from the root of the site.
 * @throws when it names no scripts, since their weight would be missing
 */
export function linkedFiles(html: string): Record<Exclude<keyof PageWeight, 'html'>, string[]> {
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
  const scripts = files((tag) => /^<script .*type="module"|rel="modulepreload"/.test(tag))
  if (scripts.length === 0) throw new Error('The page names no scripts')
  return {
    scripts,
    styles: files((tag) => tag.includes('rel="stylesheet"') && !tag.includes(' disabled')),
    fonts: files((tag) => tag.includes('as="font"')),
    images: files((tag) => tag.startsWith('<img') && !tag.includes('loading="lazy"')),
  }
}

/** The drawings a page preloads, one for each window shape and theme. */
export function preloadedDrawings(html: string): string[] {
  const links = html.matchAll(/<link rel="preload" href="([^"]*)" as="image" [^>]*media=/g)
  return [...links].map(([, address = '']) => address)
}

/** The file behind a URL: for a picture that the host resizes, the original. */
function fileOf(address: string): string {
  const { pathname, searchParams } = new URL(
    address.replaceAll('&amp;', '&'),
    'https://example.com',
  )
  return pathname === '/_vercel/image' ? (searchParams.get('url') ?? pathname) : pathname
}

export function totalOf(weight: PageWeight): number {
  return Object.values(weight).reduce((sum, bytes) => sum + bytes, 0)
}

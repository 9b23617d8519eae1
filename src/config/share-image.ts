/** The picture shown where a page is shared. build/site-files/share-images.ts draws it. */
export type ShareImage = {
  name: string
  /** Small line above the headline. */
  kicker: string
  /** At most 24 characters a line. */
  headline: readonly [string, string]
  /** The drawing below the text: a name in build/site-files/share-scenes.ts. Defaults to the bridge. */
  scene?: string
}

/** In pixels: the size that link previews ask for. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const

const IMAGES = {
  home: { kicker: 'Dresden, Ohio', headline: ['Your taxes, done', 'right here in Dresden.'] },
  services: { kicker: 'Services', headline: ['Tax, books and payroll', 'from one local office.'] },
  industries: { kicker: 'Industries', headline: ['Tax and accounting', 'for your line of work.'] },
  pricing: { kicker: 'Pricing', headline: ['Tax preparation', 'prices, line by line.'] },
  about: { kicker: 'Our Story', headline: ['The price first,', 'then the work.'] },
  resources: { kicker: 'Resources', headline: ['Free tax tools', 'and plain guides.'] },
  news: { kicker: 'News', headline: ['Tax law, deadlines,', 'farms and business.'] },
  contact: { kicker: 'Contact', headline: ['Call, write or visit', 'our Dresden office.'] },
  legal: { kicker: 'Legal', headline: ['Privacy, terms', 'and accessibility.'] },
  default: { kicker: 'Dresden, Ohio', headline: ['Tax and business', 'services in Dresden.'] },
} as const satisfies Record<string, Omit<ShareImage, 'name' | 'scene'>>

type Section = keyof typeof IMAGES

/** Keyed by the first part of a path. */
const SECTIONS: Readonly<Record<string, Section>> = {
  '': 'home',
  services: 'services',
  industries: 'industries',
  pricing: 'pricing',
  'about-us': 'about',
  resources: 'resources',
  news: 'news',
  contact: 'contact',
  schedule: 'contact',
  privacy: 'legal',
  terms: 'legal',
  cookies: 'legal',
  accessibility: 'legal',
}

/** The text of the section a path belongs to, over the page's drawing. Without a path, the general text. */
export function shareImage(path?: string, scene?: string): ShareImage {
  const section = SECTIONS[path?.split('/')[1] ?? 'none'] ?? 'default'
  return { name: scene ? `${section}-${scene}` : section, ...IMAGES[section], scene }
}

/** Where the picture is served, from the root of the site. */
export function shareImagePath({ name }: ShareImage): string {
  return `/share/${name}.png`
}

/** The picture's alternative text. */
export function shareImageAlt({ headline, scene }: ShareImage): string {
  const drawn = scene?.replace('-', ' ') ?? 'suspension bridge'
  return `${headline.join(' ')} Below the text, a drawing of a ${drawn}.`
}

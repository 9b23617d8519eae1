import images from '../content/share-images.json' with { type: 'json' }
import type { ShareWords as Words } from '../content/schemas/data.ts'

/** The picture shown where a page is shared. build/site-files/share-images.ts draws it. */
export type ShareImage = Words & {
  name: string
  /** The drawing below the text: a name in src/components/scenes.json. Defaults to the bridge. */
  scene?: string
}

/** In pixels: the size that link previews ask for. */
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const

const IMAGES: Readonly<Record<keyof typeof images, Words>> = images

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

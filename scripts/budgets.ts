import type { PageWeight } from './page-weight.ts'

/** What a first visit to the home page may load, in bytes of Brotli (1 kB = 1000 bytes). */
export const HOME = {
  script: 105_500,
} as const

/** What any page may load for its first screen. Scripts of the home page don't count. */
export const EVERY_PAGE: PageWeight = {
  script: 26_500,
  style: 20_200,
  fonts: 28_000,
  images: 20_000,
}

/** Sources that must not be in the home page's first scripts. */
export const NEVER_INITIAL = [
  'src/features/estimator/results.tsx',
  'src/features/news/blog-highlights.tsx',
  'src/features/social/social-updates.tsx',
  'src/features/home/home-sections.tsx',
  'src/lib/query-provider.tsx',
  'src/components/ui/toaster.tsx',
  'src/components/head-tags.tsx',
  'src/lib/motion-chunk.ts',
  'src/app/shell/menu-sheet.tsx',
  'src/app/shell/chat-panel.tsx',
] as const

/** Words of libraries, and of settings by name, that must not be in the home page's first scripts. */
export const NEVER_IN_SCRIPT = [
  'AuthRetryableFetchError',
  'ZodError',
  'radix-select',
  'No QueryClient set',
  'createBrowserRouter',
  'VITE_',
] as const

const FORM = 'form library and its schemas'
const PICTURE = 'a picture beside the drawing'

/** Pages that may load more, and why. */
export const EXCEPTIONS: Readonly<Record<string, { limit: Partial<PageWeight>; why: string }>> = {
  '/contact': { limit: { script: 31_000 }, why: `${FORM}, the office’s street` },
  '/schedule': { limit: { script: 49_500 }, why: `${FORM}, queries, time zones` },
  '/office': { limit: { script: 41_000 }, why: 'schemas, queries, the times to book' },
  '/news/tag/:tagSlug': { limit: { images: 22_000 }, why: PICTURE },
  '/news/:slug': {
    limit: { images: 22_000 },
    why: `the drawing of its subject, ${PICTURE}`,
  },
}

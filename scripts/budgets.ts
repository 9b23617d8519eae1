/** What a first visit to the home page may load, in bytes of Brotli (1 kB = 1000 bytes). */
export const BUDGETS = {
  homeScript: 105_000,
  homeStyle: 20_000,
  fonts: 66_000,
} as const

/** Sources that must not be among what the home page loads at first. */
export const NEVER_INITIAL = [
  'src/features/estimator/results.tsx',
  'src/features/news/blog-highlights.tsx',
  'src/features/social/social-updates.tsx',
  'src/components/ui/toaster.tsx',
  'src/app/shell/menu-sheet.tsx',
] as const

/** Words of libraries that must not be in the home page's first scripts. */
export const NEVER_IN_SCRIPT = ['AuthRetryableFetchError', 'ZodError', 'radix-select'] as const

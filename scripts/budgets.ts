/** What a first visit to a page may load, in bytes as sent (1 kB = 1000 bytes). */
export const EVERY_PAGE = 190_000

/** Pages that may load more, and why. */
export const EXCEPTIONS: Readonly<Record<string, { limit: number; why: string }>> = {
  '/schedule': { limit: 204_000, why: 'form library and its schemas, queries, time zones' },
  '/news/:slug': { limit: 199_000, why: 'a picture beside the drawing' },
}

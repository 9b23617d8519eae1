import { preload } from 'react-dom'
import { DRAWINGS } from '@/lib/drawings.ts'

const SCHEMES = { day: 'light', dusk: 'dark' } as const

/**
 * Preloads the drawing in a page's head, the largest thing on the first screen. HTML can only ask for the system's
 * theme, so visitors who chose the other one load one drawing too many.
 * @param file in src/assets, with "{time}" for the time of day
 * @param media query for the windows that show it
 */
export function preloadDrawing(file: string, media?: string): void {
  // Otherwise the styles load it.
  if (!import.meta.env.SSR) return
  for (const [time, scheme] of Object.entries(SCHEMES)) {
    const address = DRAWINGS[`../assets/${file.replace('{time}', time)}.svg`]
    if (!address) throw new Error(`There is no drawing ${file}`)
    const queries = [media, `(prefers-color-scheme: ${scheme})`].filter(Boolean)
    preload(address, { as: 'image', fetchPriority: 'high', media: queries.join(' and ') })
  }
}

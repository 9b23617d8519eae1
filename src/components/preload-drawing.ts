import { preload } from 'react-dom'

/** URLs of the drawings by file, such as "../assets/scenes/workshop-day.svg". */
const ADDRESSES: Readonly<Record<string, string>> = import.meta.glob(
  '../assets/{illustrations,scenes}/*-{day,dusk}*.svg',
  { eager: true, query: '?url', import: 'default' },
)

const SCHEMES = { day: 'light', dusk: 'dark' } as const

/**
 * Has the HTML of a page ask for the drawing at its head, the largest thing on the first screen. Only the system's
 * theme can be asked about there: whoever chose the other one here loads a drawing in vain.
 * @param file in src/assets, with "{time}" for the time of day
 * @param media of the windows that show it
 */
export function preloadDrawing(file: string, media?: string): void {
  // Elsewhere the styles ask for it.
  if (!import.meta.env.SSR) return
  for (const [time, scheme] of Object.entries(SCHEMES)) {
    const address = ADDRESSES[`../assets/${file.replace('{time}', time)}.svg`]
    if (!address) throw new Error(`There is no drawing ${file}`)
    const queries = [media, `(prefers-color-scheme: ${scheme})`].filter(Boolean)
    preload(address, { as: 'image', fetchPriority: 'high', media: queries.join(' and ') })
  }
}

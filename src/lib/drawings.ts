/** URLs of all drawings by file, such as "../assets/scenes/workshop-day.svg". */
export const DRAWINGS: Readonly<Record<string, string>> = import.meta.glob(
  '../assets/{illustrations,scenes}/*-{day,dusk}*.svg',
  { eager: true, query: '?url', import: 'default' },
)

const TIMES = { light: 'day', dark: 'dusk' } as const

/** Kept in a variable, so that the browser keeps them in memory. */
const drawings = new Map<string, HTMLImageElement>()

/** Loads the given theme's versions of the drawings shown in this visit. */
export async function loadDrawings(theme: keyof typeof TIMES): Promise<void> {
  const seen = new Set(
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )
  const wanted = Object.entries(DRAWINGS).flatMap(([file, address]) => {
    const other = DRAWINGS[file.replace(/-(day|dusk)/, `-${TIMES[theme]}`)]
    return seen.has(address) && other ? [other] : []
  })
  await Promise.allSettled(wanted.map(load))
}

function load(address: string): Promise<void> {
  const drawing = drawings.get(address) ?? new Image()
  drawings.set(address, drawing)
  drawing.src ||= address
  return drawing.decode()
}

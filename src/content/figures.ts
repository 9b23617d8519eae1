/** A figure of tax law as pages show it. */
export type Figure = {
  /** What it is, for the list of figures at the end of a page. */
  label: string
  /** As it stands in a sentence: "$184,500", "7.65%", "April 15, 2026". */
  value: string
  /** The tax year or years it holds for. */
  year: string
  /** The law or official document it comes from. */
  source: string
}

/** When the figures were last compared with their sources. */
export const FIGURES_CHECKED_ON = '2026-11-21'

/** Every tax figure the content pages use, each once, in alphabetical order of its id. */
export const FIGURES = {} as const satisfies Record<string, Figure>

/** The figure of an id; throws where a text names one that is not here. */
export function findFigure(id: string): Figure {
  const figures: Readonly<Record<string, Figure>> = FIGURES
  const figure = figures[id]
  if (!figure) throw new Error(`No figure "${id}" in src/content/figures.ts`)
  return figure
}

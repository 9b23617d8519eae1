import { type Figure, FIGURES } from './figures.ts'

/** Finds a figure by id. Throws when a text names one that is missing. */
export function findFigure(id: string): Figure {
  const figures: Readonly<Record<string, Figure>> = FIGURES
  const figure = figures[id]
  if (!figure) throw new Error(`No figure "${id}" in src/content/figures.json`)
  return figure
}

import { Citations } from '@/components/citations.tsx'
import { noBreak } from '@/components/no-break.tsx'
import { collectTexts } from './collect-texts.ts'
import { FIGURES_CHECKED_ON } from '@/content/figures.ts'
import { findFigure } from '@/content/find-figure.ts'
import { formatDay } from '@/shared/format-date.ts'
import type { Fold } from './folds.tsx'

/** The IDs of the figures that a page's content mentions, each once, in order of appearance. */
function figuresIn(content: unknown): string[] {
  const texts = collectTexts(content)
  return [
    ...new Set(texts.flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, id = '']) => id))),
  ]
}

/** The tax figures, each with its year and source. */
export function FigureSources({ ids }: { ids: readonly string[] }) {
  return (
    <ul className="mt-2 grid gap-1.5">
      {ids.map((id) => {
        const { label, value, year, source } = findFigure(id)
        return (
          <li key={id}>
            {noBreak(label)}: <span className="num text-ink">{noBreak(value)}</span>{' '}
            <span className="whitespace-nowrap">({year}).</span> Source: <Citations text={source} />
          </li>
        )
      })}
    </ul>
  )
}

/** Those of a page’s content as a fold, with the day they were checked; no fold without figures. */
export function figureFolds(content: unknown): Fold[] {
  const ids = figuresIn(content)
  if (ids.length === 0) return []
  const title = `Figures and sources, checked on ${formatDay(FIGURES_CHECKED_ON)}`
  return [{ title, id: 'figures', content: <FigureSources ids={ids} /> }]
}

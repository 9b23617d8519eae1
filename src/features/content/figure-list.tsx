import { Citations } from '@/components/citations.tsx'
import { noBreak } from '@/components/no-break.tsx'
import { collectTexts } from '@/content/collect-texts.ts'
import { FIGURES_CHECKED_ON, findFigure } from '@/content/figures.ts'
import { MAY_DIFFER } from '@/content/phrases.ts'
import { formatDay } from '@/shared/format-date.ts'

/** The tax figures that a page's content uses, each with its year and source, and the date they were checked. */
export function FigureList({ content }: { content: unknown }) {
  const ids = figuresIn(content)
  if (ids.length === 0) return null
  return (
    <section
      aria-labelledby="figures"
      className="mt-[2.4em] border-t border-rule pt-4 text-small text-ink-2"
    >
      <h2
        id="figures"
        className="mt-0! font-text text-small! leading-snug! font-[650] tracking-normal text-ink"
      >
        {noBreak(`Figures on this page, checked on ${formatDay(FIGURES_CHECKED_ON)}`)}
      </h2>
      <FigureSources ids={ids} />
      <p className="mt-3!">{MAY_DIFFER}</p>
    </section>
  )
}

/** The IDs of the figures that a page's content mentions, each once, in order of appearance. */
export function figuresIn(content: unknown): string[] {
  const texts = collectTexts(content)
  return [
    ...new Set(texts.flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, id = '']) => id))),
  ]
}

/** Only the figures, for a place that has its own heading. */
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

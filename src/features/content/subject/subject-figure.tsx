import { clsx } from 'clsx'
import { Citations } from '@/components/citations.tsx'
import { FIGURES_CHECKED_ON } from '@/content/figures.ts'
import { findFigure } from '@/content/find-figure.ts'
import type { LargeFigure as Figure } from '@/content/schemas/page.ts'
import { formatDay } from '@/shared/format-date.ts'
import { richText } from '../rich-text.tsx'

/** The longest value that fits its column at full size. */
const FULL_SIZE_LENGTH = 7

type SubjectFigureProps = { figure: Figure; className?: string }

/** A page's one large figure; a tax figure with its source and the date it was checked. */
export function SubjectFigure({ figure, className }: SubjectFigureProps) {
  const { heading, text } = figure
  const value = 'id' in figure ? findFigure(figure.id).value : figure.value
  return (
    <div className={clsx('print:mt-[16px]', className)}>
      <h2 className="text-[1.25rem] leading-[1.22] md:text-[1.4375rem]">
        <span
          className={clsx(
            'subject-figure block text-accent-fill',
            value.length > FULL_SIZE_LENGTH && 'is-long',
          )}
        >
          {value}
        </span>{' '}
        {richText(heading)}
      </h2>
      <p className="mt-2.5 text-ink-2">{richText(text)}</p>
      {'id' in figure && <Source id={figure.id} />}
    </div>
  )
}

function Source({ id }: { id: string }) {
  const { source, year } = findFigure(id)
  const when = /^\d{4}/.test(year) ? `for ${year}` : year
  return (
    <p className="mt-3.5 border-t border-line pt-2 text-micro leading-[1.45] text-ink-2">
      <Citations text={source} />
      {!source.endsWith(when) && `, ${when}`}. Checked {formatDay(FIGURES_CHECKED_ON)}.
    </p>
  )
}

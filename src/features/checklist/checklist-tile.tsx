import { useEffect, useState } from 'react'
import { noBreak } from '@/components/no-break.tsx'
import { ButtonLink } from '@/components/ui/button.tsx'
import { importChunk } from '@/lib/lazy-loading.tsx'
import type { ChecklistProgress } from './checklist-progress.ts'

const CHECKLIST = '/resources/tax-prep-checklist'

/** Papers that nearly every return needs, by their names on the list. */
export const FIRST_PAPERS = [
  'Photo ID',
  'Last year’s federal, Ohio and local returns',
  'W-2 from every employer',
] as const

/** The progress of the saved checklist, and its next lines. */
export function ChecklistTile() {
  const [progress, setProgress] = useState<ChecklistProgress | null>(null)
  useEffect(() => {
    let isMounted = true
    importChunk(() => import('./checklist-progress.ts')).then(
      ({ readProgress }) => {
        if (isMounted) setProgress(readProgress())
      },
      // If it fails to load, the tile only links to the checklist.
      () => undefined,
    )
    return () => {
      isMounted = false
    }
  }, [])

  return (
    <section className="board-tile board-checklist">
      <h2 className="text-[1.375rem] leading-[1.2]">Tax prep checklist</h2>
      {progress && progress.total > 0 ? (
        <>
          <p className="mt-3.5">
            <b className="mr-1 font-figures text-[2.5rem] leading-none font-[680] tracking-[-0.03em] text-[var(--accent-fill)]">
              {progress.ready}
            </b>{' '}
            of {progress.total} papers ready
          </p>
          <progress
            value={progress.ready}
            max={progress.total}
            aria-label={`${progress.ready} of ${progress.total} papers ready`}
          />
        </>
      ) : (
        <p>Only the papers your return needs.</p>
      )}
      <ul className="mt-3">
        {(progress?.total ? progress.next : FIRST_PAPERS).map((label) => (
          <li key={label}>{noBreak(label)}</li>
        ))}
      </ul>
      <p className="board-go">
        <ButtonLink variant="outline" to={CHECKLIST}>
          {buttonLabel(progress)}
        </ButtonLink>
      </p>
    </section>
  )
}

function buttonLabel(progress: ChecklistProgress | null): string {
  if (!progress || progress.total === 0) return 'Start my checklist'
  const isDone = progress.ready === progress.total
  return isDone ? `All ${progress.total} ready. Print it` : 'Continue my checklist'
}

import { noBreak } from '@/components/no-break.tsx'
import { ButtonLink } from '@/components/ui/button.tsx'
import type { ChecklistProgress } from './checklist-state.ts'
import { useChecklistProgress } from './use-checklist-progress.ts'

const CHECKLIST = '/resources/tax-prep-checklist'

/** Papers that nearly every return needs, by their names on the list. */
export const FIRST_PAPERS = [
  'Photo ID',
  'Last year’s federal, Ohio and local returns',
  'W-2 from every employer',
] as const
const FIRST_LINES = FIRST_PAPERS.map((text) => ({ id: text, text }))

/** The progress of the saved checklist, and its next lines. */
export function ChecklistTile() {
  const progress = useChecklistProgress()
  return (
    <section className="board-tile board-checklist flex min-w-0 flex-col">
      <h2 className="text-[1.375rem] leading-[1.2]">Tax prep checklist</h2>
      {progress ? (
        <>
          <p className="mt-3.5">
            <b className="mr-1 font-figures text-[2.5rem] leading-none font-[680] tracking-[-0.03em] text-accent-fill">
              {progress.ready}
            </b>{' '}
            of {progress.total} papers ready
          </p>
          <progress
            className="w-full appearance-none border border-line bg-transparent"
            value={progress.ready}
            max={progress.total}
            aria-label={`${progress.ready} of ${progress.total} papers ready`}
          />
        </>
      ) : (
        <p className="mt-1.5 text-ui leading-[1.45] text-ink-2">
          Only the papers your return needs.
        </p>
      )}
      <ul className="mt-3">
        {(progress?.missing.slice(0, 2) ?? FIRST_LINES).map(({ id, text }) => (
          <li
            key={id}
            className="relative border-t border-rule text-small leading-[1.4] before:absolute before:border-t-2 before:border-brass first:border-t-0"
          >
            {noBreak(text)}
          </li>
        ))}
      </ul>
      <p className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-1 pt-4.5">
        <ButtonLink variant="outline" to={CHECKLIST}>
          {buttonLabel(progress)}
        </ButtonLink>
      </p>
    </section>
  )
}

function buttonLabel(progress: ChecklistProgress | null): string {
  if (!progress) return 'Start my checklist'
  const isDone = progress.ready === progress.total
  return isDone ? `All ${progress.total} ready. Print it` : 'Continue my checklist'
}

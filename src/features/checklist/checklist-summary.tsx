import { useEffect, useState } from 'react'
import { ButtonLink } from '@/components/ui/button.tsx'
import { LargeFigure } from '@/components/ui/large-figure.tsx'
import type { ChecklistProgress } from './checklist-state.ts'
import { readProgress } from './saved-checklist.ts'

const CHECKLIST_PATH = '/resources/tax-prep-checklist'
/** How many of the missing papers are named. */
const NEXT_PAPERS = 3

/** The saved checklist: how much is ready and what comes next, or a link to start one (D41). */
export default function ChecklistSummary() {
  const [progress, setProgress] = useState<ChecklistProgress | null>(null)
  // oxlint-disable-next-line react/set-state-in-effect -- only the browser can tell what is stored
  useEffect(() => setProgress(readProgress()), [])

  if (progress === null) {
    return (
      <>
        <p className="mt-1 text-small text-ink-2">Five questions, and you see what to bring.</p>
        <ButtonLink to={CHECKLIST_PATH} variant="outline" size="sm" className="mt-5">
          Start your checklist
        </ButtonLink>
      </>
    )
  }
  const { ready, total, missing } = progress
  return (
    <>
      <p className="absolute top-5 right-5.5 text-lead text-ink-2 md:top-6 md:right-8">
        <LargeFigure className="mr-2.5">{ready}</LargeFigure>of {total}
      </p>
      <p className="mt-1 text-small text-ink-2">
        {missing.length > 0 ? 'Still missing:' : 'Everything on your list is here.'}
      </p>
      <div aria-hidden className="mt-3.5 h-3 border border-line [print-color-adjust:exact]">
        <div
          className="h-full bg-river dark:bg-brass-fill"
          style={{ width: `${(100 * ready) / Math.max(total, 1)}%` }}
        />
      </div>
      <ul className="mt-3.5">
        {missing.slice(0, NEXT_PAPERS).map(({ id, text }) => (
          <li key={id} className="border-b border-rule py-2 wrap-anywhere">
            {text}
          </li>
        ))}
      </ul>
      <ButtonLink to={CHECKLIST_PATH} variant="outline" size="sm" className="mt-4.5">
        Continue with the list
      </ButtonLink>
    </>
  )
}

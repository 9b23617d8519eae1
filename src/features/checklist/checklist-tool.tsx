import { useState } from 'react'
import { ToolSheet } from '@/components/tool-layout.tsx'
import { Button, ButtonExternalLink, ButtonLink } from '@/components/ui/button.tsx'
import {
  type ChecklistState,
  EMPTY_CHECKLIST,
  isEmptyChecklist,
  progressOf,
} from './checklist-state.ts'
import { DocumentList, NotMineList } from './document-list.tsx'
import { focusListHeading, LIST_HEADING_ID } from './focus-next-row.ts'
import { OwnLines } from './own-lines.tsx'
import { SituationForm } from './situation-form.tsx'
import { useChecklist } from './use-checklist.ts'
import { useNudge } from '@/lib/small-motion.ts'
import { Printer } from 'lucide-react'
import { dropOffHref } from '@/config/links.ts'
import { COPY_CHECKLIST } from './copy-checklist.ts'

/** The checklist: the situation, the list it makes, and what to do with it. */
export function ChecklistTool() {
  const { state, dispatch, message } = useChecklist()
  const { ready, total } = progressOf(state)
  const [cleared, setCleared] = useState<ChecklistState | null>(null)

  const startOver = () => {
    if (isEmptyChecklist(state)) return
    setCleared(state)
    dispatch({ type: 'restore', state: EMPTY_CHECKLIST })
  }
  const undo = () => {
    // The button disappears with the sentence beside it.
    focusListHeading()
    if (cleared) dispatch({ type: 'restore', state: cleared })
    setCleared(null)
  }

  return (
    <>
      <PrintHead />
      <ToolSheet
        hidesAnswersOnPaper
        short={{ label: 'Your list', text: `${ready} of ${total} ready` }}
        answers={<SituationForm state={state} dispatch={dispatch} />}
        resultLabel="Your list"
        result={
          // What has the focus stays clear of the progress in view.
          <div className="lg:[&_:is(a,button,input,summary)]:scroll-mt-20">
            <div role="status" className="no-print text-ui">
              {message && (
                <p className="mb-3 border-l-4 border-brass bg-brass-tint px-3.5 py-2.5">
                  {message}
                </p>
              )}
              {cleared && isEmptyChecklist(state) && (
                <p className="mb-3 flex flex-wrap items-center gap-3 border-l-4 border-brass bg-brass-tint px-3.5 py-2.5">
                  Your list is cleared.
                  <Button variant="outline" size="sm" onClick={undo}>
                    Undo
                  </Button>
                </p>
              )}
            </div>
            <ListProgress state={state} />
            <div className="[print-color-adjust:exact] print:columns-2 print:gap-6 print:[--action:#000] print:[--on-action:#fff]">
              <DocumentList state={state} dispatch={dispatch} />
              <OwnLines state={state} dispatch={dispatch} />
            </div>
            <NotMineList state={state} dispatch={dispatch} />
            <NextSteps onStartOver={startOver} />
          </div>
        }
      />
    </>
  )
}

/** On paper only: lines for the name and the tax year. */
function PrintHead() {
  return (
    <p className="print-only flex gap-6 text-small print:mb-3">
      <span className="flex-[3] border-b border-line pb-1">Name</span>
      <span className="flex-1 border-b border-line pb-1">Tax year</span>
    </p>
  )
}

/** The list's heading and how much of it is ready. Stays in view while the visitor checks off lines. */
function ListProgress({ state }: { state: ChecklistState }) {
  const { ready, total } = progressOf(state)
  const count = useNudge<HTMLParagraphElement>(ready)
  const isDone = total > 0 && ready === total
  return (
    <div className="mb-4 bg-tint py-3 lg:sticky lg:top-[60px] lg:pt-5 lg:-mt-5 lg:z-1 print:m-0 print:mb-2 print:p-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={LIST_HEADING_ID} tabIndex={-1} className="scroll-mt-24 print:text-[12pt]">
          {state.situation.length === 0 ? 'All papers' : 'Your papers'}
        </h2>
        <p ref={count} id="checklist-progress" className="num text-ui font-[650]">
          {isDone && total > 1 ? `All ${total} ready` : `${ready} of ${total} ready`}
        </p>
      </div>
      <div
        role="progressbar"
        aria-labelledby="checklist-progress"
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={ready}
        className="mt-2 h-2.5 overflow-clip rounded-sm border border-line bg-sheet print:hidden"
      >
        <div
          className="h-full bg-action transition-[width] duration-300 ease-(--ease)"
          style={{ width: total === 0 ? '0%' : `${(100 * ready) / total}%` }}
        />
      </div>
    </div>
  )
}

/** What to do with the list: print it, take it to a booking, send the documents. */
function NextSteps({ onStartOver }: { onStartOver: () => void }) {
  return (
    <section aria-labelledby="next-heading" className="no-print mt-6 border-t-2 border-ink pt-4">
      <h2 id="next-heading" className="text-[1.1875rem]">
        When you have the papers
      </h2>
      <p className="mt-1 text-small text-ink-2">
        Bring them, or send pictures and PDFs through the drop-off. Anything missing can follow.
      </p>
      <div className="mt-3.5 grid gap-3 xs:grid-cols-2">
        <ButtonExternalLink size="sm" href={dropOffHref}>
          Upload Docs
        </ButtonExternalLink>
        <ButtonLink size="sm" variant="outline" to="/schedule" state={COPY_CHECKLIST}>
          Add to my appointment
        </ButtonLink>
        <Button size="sm" variant="outline" onClick={() => window.print()}>
          <Printer />
          Print the list
        </Button>
        <Button size="sm" variant="outline" onClick={onStartOver}>
          Start over
        </Button>
      </div>
    </section>
  )
}

import { useState } from 'react'
import { ToolSheet } from '@/components/tool-layout.tsx'
import { Button } from '@/components/ui/button.tsx'
import {
  type ChecklistState,
  countReady,
  EMPTY_CHECKLIST,
  isEmptyChecklist,
} from './checklist-state.ts'
import { DocumentList, NotMineList } from './document-list.tsx'
import { focusListHeading } from './focus-next-row.ts'
import { ListProgress } from './list-progress.tsx'
import { NextSteps } from './next-steps.tsx'
import { OwnLines } from './own-lines.tsx'
import { SituationForm } from './situation-form.tsx'
import { useChecklist } from './use-checklist.ts'

/** The checklist: the situation, the list it makes, and what to do with it. */
export function ChecklistTool() {
  const { state, dispatch, message } = useChecklist()
  const { ready, total } = countReady(state)
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

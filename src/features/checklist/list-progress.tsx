import { useNudge } from '@/lib/small-motion.ts'
import { type ChecklistState, countReady } from './checklist-state.ts'
import { LIST_HEADING_ID } from './focus-next-row.ts'

/** The list's heading and how much of it is ready. Stays in view while the visitor checks off lines. */
export function ListProgress({ state }: { state: ChecklistState }) {
  const { ready, total } = countReady(state)
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

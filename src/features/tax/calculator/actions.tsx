import { Columns2, RotateCcw } from 'lucide-react'
import { memo, useRef } from 'react'
import { flushSync } from 'react-dom'
import { CopyLink } from '@/components/copy-link.tsx'
import { PrintButton } from '@/components/print-button.tsx'
import { Button } from '@/components/ui/button.tsx'
import { ignoreDoubleClick } from '@/lib/ignore-double-click.ts'
import type { CalculatorAction } from './calculator-state.ts'

type ActionsProps = {
  isComparing: boolean
  isUntouched: boolean
  /** Whether the last action was "Start over". */
  isCleared: boolean
  /** The link with the answers as they are then. */
  getHash: () => string
  dispatch: (action: CalculatorAction) => void
}

/** Print, a link with the answers after "#", a second scenario, and a reset that can be undone. */
export const Actions = memo(function Actions(props: ActionsProps) {
  const { isComparing, isUntouched, isCleared, getHash, dispatch } = props
  const resetButton = useRef<HTMLButtonElement>(null)
  const undoButton = useRef<HTMLButtonElement>(null)
  // Each of the two buttons is disabled when pressed, so focus moves to the other one.
  const reset = () => {
    flushSync(() => dispatch({ type: 'reset' }))
    undoButton.current?.focus()
  }
  const undo = () => {
    flushSync(() => dispatch({ type: 'undoReset' }))
    resetButton.current?.focus()
  }
  return (
    <div className="no-print mt-6 flex flex-wrap gap-2.5">
      <Button
        variant="outline"
        size="sm"
        onClick={ignoreDoubleClick(() =>
          dispatch({ type: isComparing ? 'stopComparing' : 'compare' }),
        )}
      >
        <Columns2 />
        {isComparing ? 'Keep only this scenario' : 'Compare a second scenario'}
      </Button>
      {!isUntouched && <PrintButton />}
      <CopyLink label="Copy link with my answers" getHash={getHash} />
      <Button ref={resetButton} variant="outline" size="sm" disabled={isUntouched} onClick={reset}>
        <RotateCcw />
        Start over
      </Button>
      <div role="status" className={isCleared ? 'w-full' : 'absolute'}>
        {isCleared && (
          <p className="flex flex-wrap items-center gap-3 text-small">
            All answers are cleared.
            <button
              ref={undoButton}
              type="button"
              className="min-h-11 font-[650] text-river underline underline-offset-3 hover:decoration-2"
              onClick={undo}
            >
              Undo
            </button>
          </p>
        )}
      </div>
    </div>
  )
})

import { Columns2, Link as LinkIcon, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { PrintButton } from '@/components/tool-layout'
import { Button } from '@/components/ui/button'
import { showToast } from '@/lib/toast'
import type { CalculatorAction, CalculatorState } from './calculator-state'
import { isUntouched } from './calculator-state'
import { shareHash } from './share-hash'

const ICON = { 'aria-hidden': true, size: 18, strokeWidth: 1.75 } as const

export type ActionsProps = {
  state: CalculatorState
  dispatch: (action: CalculatorAction) => void
}

/** Print, a link that holds the answers after "#", a second scenario, and a reset that can be undone. */
export function Actions({ state, dispatch }: ActionsProps) {
  const [shownLink, setShownLink] = useState<string | null>(null)
  const isComparing = state.scenarios.length === 2

  const copyLink = async () => {
    const { origin, pathname } = window.location
    const link = origin + pathname + shareHash(state.scenarios.map(({ valid }) => valid))
    try {
      await navigator.clipboard.writeText(link)
      setShownLink(null)
      showToast('Link copied. It holds your answers; nothing is stored on our side.')
    } catch {
      setShownLink(link)
    }
  }

  return (
    <div className="no-print mt-6 flex flex-wrap gap-2.5">
      <Button
        variant="outline"
        size="sm"
        onClick={() => dispatch({ type: isComparing ? 'stopComparing' : 'compare' })}
      >
        <Columns2 {...ICON} />
        {isComparing ? 'Keep only this scenario' : 'Compare a second scenario'}
      </Button>
      <PrintButton />
      <Button variant="outline" size="sm" onClick={() => void copyLink()}>
        <LinkIcon {...ICON} />
        Copy link with my answers
      </Button>
      <Button
        variant="outline"
        size="sm"
        disabled={isUntouched(state)}
        onClick={() => dispatch({ type: 'reset' })}
      >
        <RotateCcw {...ICON} />
        Reset
      </Button>
      {shownLink !== null && (
        <label className="grid w-full gap-1 text-small">
          Copy this link:
          <input
            readOnly
            value={shownLink}
            onFocus={(event) => event.target.select()}
            className="min-h-11 w-full rounded border border-line bg-sheet px-3 text-ui"
          />
        </label>
      )}
      <div role="status" className="w-full empty:hidden">
        {state.cleared && (
          <p className="flex flex-wrap items-center gap-3 text-small">
            All answers are cleared.
            <button
              type="button"
              className="min-h-11 font-[650] text-river underline underline-offset-3 hover:decoration-2"
              onClick={() => dispatch({ type: 'undoReset' })}
            >
              Undo
            </button>
          </p>
        )}
      </div>
    </div>
  )
}

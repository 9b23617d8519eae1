import { type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react'
import { ErrorBoundary } from '@/components/error-boundary.tsx'
import { retryableLazy } from '@/lib/lazy-loading.tsx'

const TooltipLayer = retryableLazy(() => import('./tooltip-layer.tsx'))

/** Tooltips appear after 700 ms (R226). */
const DELAY_MS = 700

/**
 * Gives a control a tooltip on hover and focus, whose code loads on first use. The control stays in place, so
 * that loading never takes away focus or a click. Never put a fact only in a tooltip.
 */
export function WithTooltip({ text, children }: { text: string; children: ReactNode }) {
  const id = useId()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isWanted, setIsWanted] = useState(false)
  const [isOpen, setIsOpen] = useState(false)

  const show = () => {
    setIsWanted(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setIsOpen(true), DELAY_MS)
  }
  const hide = () => {
    clearTimeout(timer.current)
    setIsOpen(false)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  return (
    // The handlers only watch the control inside. The span itself is not interactive.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <span
      className="relative inline-block"
      onPointerEnter={(event) => event.pointerType === 'mouse' && show()}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(':focus-visible') && show()}
      onBlur={hide}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
    >
      {children}
      {isWanted && (
        <ErrorBoundary fallback={null}>
          <Suspense fallback={null}>
            <TooltipLayer id={id} text={text} isOpen={isOpen} onClose={hide} />
          </Suspense>
        </ErrorBoundary>
      )}
    </span>
  )
}

import { type ReactNode, useState } from 'react'
import { ErrorBoundary } from '@/components/error-boundary.tsx'
import { retryableLazy } from '@/lib/lazy-loading.tsx'

const TooltipLayer = retryableLazy(() => import('./tooltip-layer.tsx'))

/**
 * Gives a control a tooltip on hover and focus, whose code loads on first use. The control stays in place, so
 * that loading never takes away focus or a click. Never put a fact only in a tooltip.
 */
export function WithTooltip({ text, children }: { text: string; children: ReactNode }) {
  const [isWanted, setIsWanted] = useState(false)
  const show = () => setIsWanted(true)
  const hide = () => setIsWanted(false)

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
        <ErrorBoundary fallback={null} loading={null}>
          <TooltipLayer text={text} onClose={hide} />
        </ErrorBoundary>
      )}
    </span>
  )
}

import * as RadixTooltip from '@radix-ui/react-tooltip'
import { useEffect, useRef } from 'react'

/** Tooltips appear after 700 ms (R226). */
const DELAY_MS = 700

type TooltipLayerProps = { text: string; onClose: () => void }

/** The tooltip of a control that is pointed at or focused, anchored to its box. */
export default function TooltipLayer({ text, onClose }: TooltipLayerProps) {
  const box = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    let isMounted = true
    // The pointer came before the library, which waits from here on.
    const enter = () => new PointerEvent('pointermove', { bubbles: true })
    queueMicrotask(() => isMounted && box.current?.dispatchEvent(enter()))
    return () => {
      isMounted = false
    }
  }, [])

  return (
    <RadixTooltip.Provider delayDuration={DELAY_MS}>
      <RadixTooltip.Root onOpenChange={(isOpen) => !isOpen && onClose()}>
        <RadixTooltip.Trigger asChild>
          <span ref={box} aria-hidden className="pointer-events-none absolute inset-0" />
        </RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            sideOffset={8}
            collisionPadding={8}
            className="no-print z-toast max-w-[260px] rounded-sm bg-ink px-3 py-2 text-small leading-snug text-paper"
          >
            {text}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  )
}

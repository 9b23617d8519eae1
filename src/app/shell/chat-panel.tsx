import { useEffect, useRef } from 'react'
import { CloseButton } from '@/components/ui/close-button.tsx'
import { site } from '@/config/site.ts'
import { closeDialog } from '@/lib/dialog-entry.ts'
import { dropSecondClick } from '@/lib/ignore-double-click.ts'
import { useOpenState } from '@/features/place/use-open-state.ts'
import { ChatOptions } from './chat-options.tsx'

/** The panel that the chat tab opens. Moves the focus into itself and closes on Escape and Back. */
export default function ChatPanel() {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => panel.current?.focus(), [])
  const { state } = useOpenState()

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape, from anywhere inside
    <div
      ref={panel}
      tabIndex={-1}
      role="dialog"
      aria-label="Reach us"
      onKeyDown={(event) => event.key === 'Escape' && closeDialog()}
      className="fixed right-11 mx-(--notch) bottom-7 z-menu w-80 rounded border-t-3 border-accent-fill bg-sheet p-5 shadow-pop"
    >
      <div className="flex items-start justify-between gap-3">
        <h2 className="text-[1.125rem]">Reach us</h2>
        <CloseButton
          onClick={() => {
            closeDialog()
            dropSecondClick()
          }}
          className="-mt-2 -mr-2 hover:bg-tint"
        />
      </div>
      <p className="mb-3 text-small text-ink-2">
        {state && <b className="block text-ink">{state.text}</b>}
        {site.hoursLine}
      </p>
      <ChatOptions />
    </div>
  )
}

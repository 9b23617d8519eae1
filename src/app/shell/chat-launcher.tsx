import { MessageCircle } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { env } from '@/config/env.ts'
import { closeDialog, openDialog, openedDialog } from '@/lib/dialog-entry.ts'
import { preloadChunk, retryableLazy } from '@/lib/lazy-loading.tsx'
import { useStore } from '@/lib/store.ts'
import { pageKey } from '@/lib/use-modal-dialog.ts'
import { OverlayChunk } from './overlay-chunk.tsx'

const loadPanel = () => import('./chat-panel.tsx')
const ChatPanel = retryableLazy(loadPanel)

const LABEL = env.chatScriptUrl ? 'Chat' : 'Reach us'

/**
 * The tab at the window's right edge (R53), never wider than the gutter. On phones the menu sheet has a row
 * for it instead.
 */
export function ChatLauncher() {
  const isOpen = useStore(openedDialog) === 'reach-us'
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!isOpen) return
    const opened = pageKey()
    const tab = button.current
    return () => {
      if (pageKey() === opened) tab?.focus()
    }
  }, [isOpen])

  return (
    <aside aria-label={LABEL} className="no-print max-md:hidden noscript:hidden">
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        onPointerEnter={() => void preloadChunk(loadPanel)}
        onFocus={() => void preloadChunk(loadPanel)}
        onClick={() => (isOpen ? closeDialog() : openDialog('reach-us'))}
        className="fixed right-0 bottom-7 z-chat grid min-h-26 box-content w-[23px] lg:w-[33px] pr-(--notch) place-items-center rounded-l border border-r-0 border-line bg-sheet text-small leading-none font-[650] shadow-[-4px_6px_16px_-8px_rgb(0_0_0/.4)] hover:bg-tint"
      >
        {/* Safari does not rotate the text of the button itself. */}
        <span className="flex items-center gap-2 [writing-mode:vertical-rl]">
          <MessageCircle className="text-accent-fill" />
          {LABEL}
        </span>
      </button>
      {isOpen && (
        <OverlayChunk>
          <ChatPanel />
        </OverlayChunk>
      )}
    </aside>
  )
}

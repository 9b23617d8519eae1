import { MessageCircle, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { site } from '@/config/site'
import { ChatOptions } from './chat-options'

/** The tab at the window's right edge (R53). On phones the launcher is a row of the menu sheet. */
export function ChatLauncher() {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const location = useLocation()
  const [shownAt, setShownAt] = useState(location)
  if (shownAt !== location) {
    setShownAt(location)
    setIsOpen(false)
  }

  useEffect(() => {
    if (isOpen) panel.current?.focus()
  }, [isOpen])

  const close = () => {
    setIsOpen(false)
    button.current?.focus()
  }

  return (
    <aside aria-label="Chat" className="no-print max-md:hidden">
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="fixed right-0 bottom-7 z-chat inline-flex min-h-26 w-[34px] items-center justify-center gap-2 rounded-l border border-r-0 border-line bg-sheet text-small leading-none font-[650] shadow-[-4px_6px_16px_-8px_rgb(0_0_0/.4)] [writing-mode:vertical-rl] hover:bg-tint"
      >
        <MessageCircle
          aria-hidden
          size={18}
          strokeWidth={1.75}
          className="text-river dark:text-brass-fill"
        />
        Chat
      </button>
      {isOpen && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape, from anywhere inside
        <div
          ref={panel}
          tabIndex={-1}
          role="dialog"
          aria-label="Reach us"
          onKeyDown={(event) => event.key === 'Escape' && close()}
          className="fixed right-11 bottom-7 z-menu w-80 rounded border-t-[3px] border-river bg-sheet p-5 shadow-pop dark:border-brass-fill"
        >
          <div className="flex items-start justify-between gap-3">
            <h2 className="text-[1.125rem]">Reach us</h2>
            <button
              type="button"
              aria-label="Close"
              onClick={close}
              className="-mt-2 -mr-2 grid size-11 place-items-center rounded-sm hover:bg-tint"
            >
              <X aria-hidden size={20} strokeWidth={1.75} />
            </button>
          </div>
          <p className="mb-3 text-small text-ink-2">{site.hoursLine}</p>
          <ChatOptions />
        </div>
      )}
    </aside>
  )
}

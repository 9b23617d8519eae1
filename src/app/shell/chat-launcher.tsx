import { MessageCircle } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { ErrorBoundary } from '@/components/error-boundary'
import { lazyPart } from '@/lib/lazy-part'
import { loadQuietly } from '@/lib/stale-files'
import { PartProblem } from './part-problem'

const loadPanel = () => import('./chat-panel')
const ChatPanel = lazyPart(loadPanel)

/**
 * The tab at the window's right edge (R53), never wider than the gutter. On phones the launcher is a row
 * of the menu sheet.
 */
export function ChatLauncher() {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const location = useLocation()
  const [shownAt, setShownAt] = useState(location)
  if (shownAt !== location) {
    setShownAt(location)
    setIsOpen(false)
  }

  const close = () => {
    setIsOpen(false)
    button.current?.focus()
  }

  return (
    <aside aria-label="Chat" className="no-print max-md:hidden noscript:hidden">
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        onPointerEnter={() => void loadQuietly(loadPanel)}
        onFocus={() => void loadQuietly(loadPanel)}
        onClick={() => setIsOpen(!isOpen)}
        className="fixed right-0 bottom-7 z-chat inline-flex min-h-26 w-6 lg:w-[34px] items-center justify-center gap-2 rounded-l border border-r-0 border-line bg-sheet text-small leading-none font-[650] shadow-[-4px_6px_16px_-8px_rgb(0_0_0/.4)] [writing-mode:vertical-rl] hover:bg-tint"
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
        <ErrorBoundary fallback={(retry) => <PartProblem onRetry={retry} onClose={close} />}>
          <Suspense fallback={null}>
            <ChatPanel onClose={close} />
          </Suspense>
        </ErrorBoundary>
      )}
    </aside>
  )
}

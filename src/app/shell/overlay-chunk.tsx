import type { ReactNode } from 'react'
import { ErrorBoundary, SectionError } from '@/components/error-boundary.tsx'
import { CloseButton } from '@/components/ui/close-button.tsx'
import { closeDialog } from '@/lib/dialog-entry.ts'

/** The menu, the finder or the chat, whose code loads when it opens. */
export function OverlayChunk({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={(retry) => <ChunkProblem onRetry={retry} />} loading={null}>
      {children}
    </ErrorBoundary>
  )
}

/** Appears at the bottom of the window when it could not be loaded. */
function ChunkProblem({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="no-print fixed inset-x-3 mx-(--notch) bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-bar bg-sheet shadow-pop md:right-11 md:bottom-7 md:left-auto md:w-96">
      <SectionError onRetry={onRetry} />
      <CloseButton onClick={closeDialog} className="absolute top-0 right-0 hover:bg-tint" />
    </div>
  )
}

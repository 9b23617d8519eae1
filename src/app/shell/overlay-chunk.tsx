import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary, SectionError } from '@/components/error-boundary.tsx'
import { CloseButton } from '@/components/ui/close-button.tsx'

type OverlayChunkProps = { onClose: () => void; children: ReactNode }

/** The menu, the finder or the chat, whose code loads when it opens. */
export function OverlayChunk({ onClose, children }: OverlayChunkProps) {
  return (
    <ErrorBoundary fallback={(retry) => <ChunkProblem onRetry={retry} onClose={onClose} />}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  )
}

type ChunkProblemProps = { onRetry: () => void; onClose: () => void }

/** Appears at the bottom of the window when it could not be loaded. */
function ChunkProblem({ onRetry, onClose }: ChunkProblemProps) {
  return (
    <div className="no-print fixed inset-x-3 mx-(--notch) bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-bar bg-sheet shadow-pop md:right-11 md:bottom-7 md:left-auto md:w-96">
      <SectionError onRetry={onRetry} />
      <CloseButton onClick={onClose} className="absolute top-0 right-0 hover:bg-tint" />
    </div>
  )
}

import { X } from 'lucide-react'
import { SectionError } from '@/components/error-boundary'

type ChunkProblemProps = { onRetry: () => void; onClose: () => void }

/** Appears at the bottom of the window when the menu, the finder or the chat could not be loaded. */
export function ChunkProblem({ onRetry, onClose }: ChunkProblemProps) {
  return (
    <div className="no-print fixed inset-x-3 mx-(--notch) bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-bar bg-sheet shadow-pop md:right-11 md:bottom-7 md:left-auto md:w-96">
      <SectionError onRetry={onRetry} />
      <button
        type="button"
        aria-label="Close"
        onClick={onClose}
        className="absolute top-0 right-0 grid size-11 place-items-center hover:bg-tint"
      >
        <X size={20} />
      </button>
    </div>
  )
}

import { Info } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { formatPostMoment } from './post-dates'

export type SavedNoticeProps = {
  /** When what is shown was saved (ISO); absent when it came with the page. */
  savedAt?: string
  onRetry: () => void
}

/** Says that the source does not answer and that an earlier answer is shown. */
export function SavedNotice({ savedAt, onRetry }: SavedNoticeProps) {
  return (
    <div
      role="status"
      className="no-print mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-l-4 border-brass bg-brass-tint p-4 text-small"
    >
      <Info aria-hidden size={20} strokeWidth={1.75} className="flex-none text-brass" />
      <p className="flex-1 basis-64">
        The place where our posts are kept does not answer right now. You see what it last said
        {savedAt && `, on ${formatPostMoment(savedAt)}`}.
      </p>
      <Button variant="outline" size="sm" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}

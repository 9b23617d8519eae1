import { Info } from 'lucide-react'
import { Button } from '@/components/ui/button.tsx'
import { formatPostMoment } from './post-dates.ts'

type SavedNoticeProps = {
  /** When the posts shown were saved (ISO). Missing when they came with the page. */
  savedAt?: string
  onRetry: () => void
}

/** Says that the source does not respond and that earlier posts are shown. */
export function SavedNotice({ savedAt, onRetry }: SavedNoticeProps) {
  return (
    <div
      role="status"
      className="no-print mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-l-4 border-brass bg-brass-tint p-4 text-small"
    >
      <Info size={20} className="flex-none text-brass" />
      <p className="flex-1 basis-64">
        Our news is not loading right now. These posts were saved
        {savedAt ? ` on ${formatPostMoment(savedAt)}` : ' earlier'}.
      </p>
      <Button variant="outline" size="sm" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}

import type { MouseEvent } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { TextButton } from './text-button.tsx'

/** The heading of the step or of the results. */
const HEADING = ':is(h1, h2, h3)[tabindex]'

type SharedNoticeProps = { useIt: () => void; backToMine: () => void }

/** Above a shared estimate, until the visitor chooses between it and their own answers. */
export default function SharedNotice({ useIt, backToMine }: SharedNoticeProps) {
  const handle = (choose: () => void) => (event: MouseEvent) => {
    // The button disappears, and the focus must stay in the estimate.
    const heading = event.currentTarget.closest('section')?.querySelector<HTMLElement>(HEADING)
    heading?.focus({ preventScroll: true })
    choose()
  }
  return (
    <div
      role="group"
      aria-labelledby="shared-estimate"
      className="no-print order-first flex flex-wrap items-center gap-x-5 gap-y-1.5 rounded-t bg-brass-tint px-4.5 py-2.5 md:px-6.5"
    >
      <p id="shared-estimate" className="grow text-small">
        <b className="font-[650]">This is a shared estimate.</b> Your own answers are kept.
      </p>
      <Button variant="outline" size="sm" onClick={handle(useIt)}>
        Use it
      </Button>
      <TextButton className="font-[650]" onClick={handle(backToMine)}>
        Back to mine
      </TextButton>
    </div>
  )
}

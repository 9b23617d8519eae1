import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button.tsx'
import type { ReadProgress, ReadStep } from './reading.ts'

type ReadingProgressProps = { name: string; progress: ReadProgress; onCancel: () => void }

const STEP_TEXTS: Record<ReadStep, string> = {
  open: 'Opening the document',
  load: 'Loading the reading program (7 MB, the first time only)',
  recognize: 'Reading the page',
  check: 'Reading each box a second time',
}

/** The reading's progress, and a way to stop it. */
export function ReadingProgress({
  name,
  progress: { step, share },
  onCancel,
}: ReadingProgressProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid min-h-[inherit] content-center justify-items-center gap-4 p-6.5 text-center">
      <h2 ref={heading} tabIndex={-1} className="text-[1.375rem] wrap-anywhere">
        Reading {name}
      </h2>
      <progress
        aria-label="Reading progress"
        value={share}
        max={1}
        className="h-2.5 w-full max-w-96 appearance-none overflow-hidden rounded-full border border-line bg-tint [&::-moz-progress-bar]:bg-river [&::-webkit-progress-bar]:bg-tint [&::-webkit-progress-value]:bg-river"
      />
      <p role="status" className="min-h-[1.6em] text-ui text-ink-2">
        {STEP_TEXTS[step]}
      </p>
      <Button variant="outline" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}

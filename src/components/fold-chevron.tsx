import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'

export type FoldChevronProps = { size?: number; className?: string }

/** Shows that a part folds; points up while the `details` of class "group" around it is open. */
export function FoldChevron({ size = 20, className }: FoldChevronProps) {
  return (
    <ChevronDown
      aria-hidden
      size={size}
      strokeWidth={1.75}
      className={clsx(
        className,
        'flex-none transition-transform duration-[120ms] group-open:rotate-180',
      )}
    />
  )
}

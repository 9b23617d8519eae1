import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'

type FoldChevronProps = { size?: number; className?: string }

/** Marks a fold. Points up while the surrounding `details` of class "group" is open. */
export function FoldChevron({ size = 20, className }: FoldChevronProps) {
  return (
    <ChevronDown
      size={size}
      className={clsx(
        className,
        'flex-none transition-transform duration-[120ms] group-open:rotate-180',
      )}
    />
  )
}

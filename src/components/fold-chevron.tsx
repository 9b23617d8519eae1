import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'

type FoldChevronProps = { size?: number; className?: string }

/** Marks a fold, in its `summary` or button. Points up while it is open. */
export function FoldChevron({ size = 20, className }: FoldChevronProps) {
  return (
    <ChevronDown
      size={size}
      className={clsx(
        className,
        'flex-none transition-transform duration-[120ms] in-[[open]>summary,[aria-expanded=true]]:rotate-180',
      )}
    />
  )
}

import { clsx } from 'clsx'
import { ArrowRight } from 'lucide-react'
import { Link, type LinkProps } from 'react-router-dom'

/** A link with an arrow, named after what the visitor does there. */
export function ActionLink({ className, children, ...rest }: LinkProps) {
  return (
    <Link
      {...rest}
      className={clsx('inline-flex min-h-11 items-center gap-2 font-[650]', className)}
    >
      {children}
      <ArrowRight size={20} className="flex-none" />
    </Link>
  )
}

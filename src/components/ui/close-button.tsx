import { clsx } from 'clsx'
import { X } from 'lucide-react'
import type { ComponentProps } from 'react'

/** Closes the dialog, panel or notice it is in. */
export function CloseButton({ className, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      aria-label="Close"
      {...rest}
      type="button"
      className={clsx('grid min-h-11 min-w-11 flex-none place-items-center rounded-sm', className)}
    >
      <X size={20} />
    </button>
  )
}

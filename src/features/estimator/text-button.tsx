import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

/** A button that looks like a link, for less common actions. */
export function TextButton({ className, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      {...rest}
      type="button"
      className={clsx(
        'min-h-11 text-small text-river underline underline-offset-3 hover:decoration-2',
        className,
      )}
    />
  )
}

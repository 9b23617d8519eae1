import { type FormEvent, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'

/**
 * Calls back on Escape, unless something was typed inside that would be lost.
 * @returns props for the container
 */
export function useEscape(onEscape: () => void) {
  const hasTyped = useRef(false)
  return {
    onInput: ({ target }: FormEvent) => {
      if (!(target instanceof HTMLInputElement && target.type === 'radio')) hasTyped.current = true
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      // Not also what surrounds it.
      event.preventDefault()
      if (!hasTyped.current) onEscape()
    },
  }
}

/** One of several panels that a row's buttons open in place. Closing it moves the focus back to its button. */
export function usePanel<Name extends string>() {
  const [open, setOpen] = useState<Name | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    opener.current?.focus()
    setOpen(null)
  }
  return {
    open,
    close,
    /** Props for the button that opens a panel and closes it again. */
    toggle: (name: Name) => ({
      'aria-expanded': open === name,
      onClick: ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
        opener.current = currentTarget
        setOpen(open === name ? null : name)
      },
    }),
  }
}

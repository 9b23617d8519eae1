import { type FocusEvent, useEffect, useRef } from 'react'

/**
 * Moves focus to a container when the focused button inside disappears, or is disabled while its action
 * runs.
 * @returns props for the container
 */
export function useFocusFallback<Place extends HTMLElement>() {
  const ref = useRef<Place>(null)
  const isInside = useRef(false)
  useEffect(() => {
    // Removed elements fire no blur event.
    if (isInside.current && document.activeElement === document.body) {
      ref.current?.focus({ preventScroll: true })
    }
  })
  return {
    ref,
    tabIndex: -1,
    onFocus: () => {
      isInside.current = true
    },
    onBlur: ({ target }: FocusEvent<Place>) => {
      isInside.current = target.matches(':disabled')
    },
  }
}

import { type FocusEvent, useEffect, useRef } from 'react'

/**
 * Takes the focus over when the button that has it goes away or is disabled, as a pressed one is whose work is
 * under way. Spread over the element that stays.
 */
export function useFocusFallback<Place extends HTMLElement>() {
  const ref = useRef<Place>(null)
  const isInside = useRef(false)
  useEffect(() => {
    // An element that is taken out of the page tells nobody of its blur.
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

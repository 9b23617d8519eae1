import type { MouseEvent } from 'react'

/**
 * A click handler that treats a double click as one click. The second click is not meant for what replaced
 * the first one's target.
 */
export function ignoreDoubleClick<Element>(action: (event: MouseEvent<Element>) => void) {
  return (event: MouseEvent<Element>) => {
    if (event.detail > 1) event.preventDefault()
    else action(event)
  }
}

/**
 * Call it when a click removes what was clicked: the second click of a double click would press what lay below, such
 * as a phone number.
 */
export function dropSecondClick(): void {
  const drop = (event: globalThis.MouseEvent) => {
    if (event.detail < 2) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  window.addEventListener('click', drop, { capture: true, once: true })
}

/** For the same element's mouse-down: the second press leaves the focus where the first click moved it. */
export function keepFocusOnDoubleClick(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault()
}

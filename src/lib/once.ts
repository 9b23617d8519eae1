import type { MouseEvent } from 'react'

/**
 * A click handler for which a double click is one click: the second is not meant for what has taken the
 * first one's place.
 */
export function once<Element>(action: (event: MouseEvent<Element>) => void) {
  return (event: MouseEvent<Element>) => {
    if (event.detail > 1) event.preventDefault()
    else action(event)
  }
}

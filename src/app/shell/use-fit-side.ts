import { type RefObject, useLayoutEffect } from 'react'

const EDGE_PX = 8

/**
 * Marks an open panel with data-side="end" when it would not fit in the window on its usual side, so that the
 * styles put it on the other side.
 */
export function useFitSide(panel: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useLayoutEffect(() => {
    const element = panel.current
    if (!isOpen || !element) return
    const { right } = element.getBoundingClientRect()
    if (right > document.documentElement.clientWidth - EDGE_PX) {
      element.setAttribute('data-side', 'end')
    }
  }, [panel, isOpen])
}

import { type RefObject, useLayoutEffect, useState } from 'react'

const EDGE_PX = 8

/** Whether a panel opens towards the end of the line ("start" edge aligned) or, lacking room, the other way. */
export function useFitSide(panel: RefObject<HTMLElement | null>, isOpen: boolean): 'start' | 'end' {
  const [side, setSide] = useState<'start' | 'end'>('start')
  useLayoutEffect(() => {
    if (!isOpen) {
      setSide('start')
      return
    }
    const box = panel.current?.getBoundingClientRect()
    if (box && box.right > document.documentElement.clientWidth - EDGE_PX) setSide('end')
  }, [panel, isOpen])
  return side
}

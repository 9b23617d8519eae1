import { type RefObject, useEffect, useRef } from 'react'
import { growFrom } from '@/lib/motion'

type Growth = {
  /** What the card stands on. What is on it does not grow with it, and can be pressed at once. */
  ground: RefObject<HTMLElement | null>
  /** Call it while the card is still there. */
  measure: () => void
}

/** Lets the card's ground grow into that of the results, once they are drawn. */
export function useGrowth(isShowingResults: boolean): Growth {
  const ground = useRef<HTMLElement>(null)
  const card = useRef<DOMRect | undefined>(undefined)

  useEffect(() => {
    if (isShowingResults && ground.current && card.current) {
      return growFrom(ground.current, card.current)
    }
    card.current = undefined
  }, [isShowingResults])

  const measure = () => {
    card.current = ground.current?.getBoundingClientRect()
  }
  return { ground, measure }
}

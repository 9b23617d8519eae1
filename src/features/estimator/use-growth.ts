import { type RefObject, useEffect, useRef } from 'react'
import { growFrom } from '@/lib/motion'

type Growth = {
  /** The card's background. The content does not scale with it and can be used at once. */
  ground: RefObject<HTMLElement | null>
  /** Call it while the card is still mounted. */
  measure: () => void
}

/** Animates the card's background into that of the results once they have rendered. */
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

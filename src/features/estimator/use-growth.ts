import { useEffect, useRef } from 'react'
import { growFrom } from '@/lib/motion.ts'

/** Animates the card's background into that of the results once they have rendered. */
export function useGrowth(isShowingResults: boolean) {
  /** The card's background. The content does not scale with it and can be used at once. */
  const ground = useRef<HTMLElement>(null)
  const card = useRef<DOMRect | undefined>(undefined)

  useEffect(() => {
    if (isShowingResults && ground.current && card.current) {
      return growFrom(ground.current, card.current)
    }
    card.current = undefined
  }, [isShowingResults])

  /** Call it while the card is still mounted. */
  const measure = () => {
    card.current = ground.current?.getBoundingClientRect()
  }
  return { ground, measure }
}

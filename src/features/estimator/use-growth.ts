import { useEffect, useRef } from 'react'
import { growFrom } from '@/lib/motion.ts'

/** Grows the card's background into that of the results once they have rendered. */
export function useGrowth(isShowingResults: boolean) {
  /** The card's background. The content does not scale with it and can be used at once. */
  const background = useRef<HTMLElement>(null)
  const card = useRef<DOMRect | undefined>(undefined)

  useEffect(() => {
    if (isShowingResults && background.current && card.current) {
      return growFrom(background.current, card.current)
    }
    card.current = undefined
  }, [isShowingResults])

  /** Call it while the card is still mounted. */
  const measure = () => {
    card.current = background.current?.getBoundingClientRect()
  }
  return { background, measure }
}

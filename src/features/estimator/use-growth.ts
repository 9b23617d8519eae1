import { useEffect, useRef } from 'react'
import { canMove, FADE, fadeOut, growFrom } from '@/lib/motion.ts'

/** Grows the card's background into that of the results once they have rendered, while the hero around it fades. */
export function useGrowth(isShowingResults: boolean) {
  /** The card's background. The content does not scale with it and can be used at once. */
  const background = useRef<HTMLElement>(null)
  const card = useRef<DOMRect | undefined>(undefined)
  const hero = useRef<HTMLElement | undefined>(undefined)

  useEffect(() => {
    if (isShowingResults && background.current && card.current) {
      if (hero.current) fadeAway(hero.current)
      return growFrom(background.current, card.current)
    }
    card.current = undefined
  }, [isShowingResults])

  /** Call it while the card is still mounted. */
  const measure = () => {
    card.current = background.current?.getBoundingClientRect()
    const place = background.current?.closest<HTMLElement>('.hero')
    hero.current = place && card.current && canMove() ? copyAround(place, card.current) : undefined
  }
  return { background, measure }
}

/** A picture of the hero as it stands, with a hole for the card. The results take the place of the hero itself. */
function copyAround(hero: HTMLElement, card: DOMRect): HTMLElement {
  const { top, left, width, height } = hero.getBoundingClientRect()
  const copy = hero.cloneNode(true) as HTMLElement
  const hole = document.createElement('div')
  hole.style.height = `${card.height}px`
  copy.querySelector('#estimate')?.replaceWith(hole)
  copy.inert = true
  copy.ariaHidden = 'true'
  const corners = [
    [card.left, card.top],
    [card.left, card.bottom],
    [card.right, card.bottom],
    [card.right, card.top],
    [card.left, card.top],
  ].map(([x = 0, y = 0]) => `${x - left}px ${y - top}px`)
  Object.assign(copy.style, {
    position: 'fixed',
    zIndex: '1',
    top: `${top}px`,
    left: `${left}px`,
    width: `${width}px`,
    height: `${height}px`,
    pointerEvents: 'none',
    clipPath: `polygon(evenodd, 0 0, 100% 0, 100% 100%, 0 100%, 0 0, ${corners.join(', ')})`,
  })
  return copy
}

function fadeAway(copy: HTMLElement): void {
  document.body.append(copy)
  void fadeOut(copy, FADE).then(() => copy.remove())
}

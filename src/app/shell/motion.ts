import { prefersReducedMotion } from '@/lib/prefers-reduced-motion'

const OUT_OF_PLACE = { opacity: 0, transform: 'translateY(20px)' }
const IN_PLACE = { opacity: 1, transform: 'translateY(0px)' }
const TIMING = { duration: 0.4, ease: [0.2, 0.7, 0.2, 1] } as const

let animate: typeof import('framer-motion/dom/mini').animate | undefined

/** Loads the animation code; until then pages change without a transition. */
export async function loadMotion(): Promise<void> {
  animate = (await import('framer-motion/dom/mini')).animate
}

/** Whether the code of motion has come and the visitor wants any. */
export function canAnimate(): boolean {
  return animate !== undefined && !prefersReducedMotion()
}

/** Fades an element in, moving up from 20 px below, over 0.4 s. */
export function enter(element: HTMLElement): void {
  void animate?.(element, between(OUT_OF_PLACE, IN_PLACE), TIMING).then(() => {
    element.style.removeProperty('opacity')
    // Any transform would make fixed elements inside scroll with the page.
    element.style.removeProperty('transform')
  })
}

/** The reverse of enter; the element is taken away afterwards. */
export function leave(element: HTMLElement): void {
  void animate?.(element, between(IN_PLACE, OUT_OF_PLACE), TIMING).then(() => element.remove())
}

type Place = typeof IN_PLACE

function between(from: Place, to: Place) {
  return { opacity: [from.opacity, to.opacity], transform: [from.transform, to.transform] }
}

import { loadedChunk, loadOnInteraction, loadWhenIdle, preloadChunk } from './lazy-loading'

/** Whether the visitor's system asks for reduced motion, read at the moment of use. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

// Small, and there for the first link already, which may be the first press.
const loadAnimate = loadWhenIdle(() => import('./animate-chunk'))
const loadElements = loadOnInteraction(() => import('./motion-chunk'))

/** In seconds, and the site's own easing. */
const timing = (duration: number) => ({ duration, ease: [0.2, 0.7, 0.2, 1] as const })
type Timing = typeof SLOW & { delay?: number }
export const QUICK = timing(0.2)
export const SLOW = timing(0.4)

/** Loads the code that moves things after the first screen. Until then, and without it, everything just stands there. */
export function loadMotion(): void {
  void preloadChunk(loadAnimate)
  void preloadChunk(loadElements)
}

/** Whether what is there can move now: the code for it is here, and the visitor wants motion (R30). */
export function canMove(): boolean {
  return animateNow() !== undefined
}

/** @returns moving elements, under the same conditions */
export function elementsNow() {
  return prefersReducedMotion() ? undefined : loadedChunk(loadElements)
}

/** @returns what moves an element, under the same conditions */
export function animateNow() {
  return prefersReducedMotion() ? undefined : loadedChunk(loadAnimate)?.animate
}

/** Fades an element in while it moves into place from `y` pixels below. */
export function moveIn(element: HTMLElement, y: number, timing: Timing): void {
  animateNow()?.(element, { opacity: [0, 1], transform: [`translateY(${y}px)`, 'none'] }, timing)
}

/**
 * Lets an element grow from another box to its own.
 * @returns a function that ends it
 */
export function growFrom(element: HTMLElement, box: DOMRect): () => void {
  const own = element.getBoundingClientRect()
  const scale = `scale(${box.width / own.width}, ${box.height / own.height})`
  const from = `translate(${box.left - own.left}px, ${box.top - own.top}px) ${scale}`
  const growth = animateNow()?.(element, { transform: [from, 'none'] }, SLOW)
  return () => growth?.cancel()
}

/** The reverse of `moveIn`. Settles when it is done. */
export async function moveOut(element: HTMLElement, y: number, timing: typeof SLOW): Promise<void> {
  const out = { opacity: [1, 0], transform: ['none', `translateY(${y}px)`] }
  await animateNow()?.(element, out, timing)
}

import { loadedChunk, preloadChunk } from './lazy-loading.tsx'
import { whenIdle } from './when-idle.ts'

/** Whether the visitor's system requests reduced motion, read on each use. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

const loadAnimate = () => import('framer-motion/dom/mini')

/** All that scripts move takes one of these times, in seconds, on the site's curve (`--ease` in tokens.css). */
const timing = (duration: number, delay = 0) => ({
  duration,
  delay,
  ease: [0.2, 0.7, 0.2, 1] as const,
})
type Timing = typeof SLOW
export const QUICK = timing(0.2)
export const SLOW = timing(0.4)
/** A page comes in once nothing but 7% is left of the old one, so that their headlines never overlap. */
export const ENTER = timing(SLOW.duration, SLOW.duration / 2)
/** The first screen, while the card of the estimator grows over it. */
export const FADE = timing(0.15)
/** The sheet of a booking, after its date has begun to move. */
export const FOLLOW = timing(0.2, 0.12)
/** Words at the end of a bar, once it has grown. */
export const AFTERWARDS = timing(0.2, SLOW.duration)

/** Loads the animation code once the page is idle: the first click may be on a link. Until then, nothing moves. */
export function loadMotion(): () => void {
  return whenIdle(() => void preloadChunk(loadAnimate))
}

/** Whether the page can animate: the code has loaded, and the visitor allows motion (R30). */
export function canMove(): boolean {
  return animateNow() !== undefined
}

/** @returns the function that animates an element, or undefined when the page cannot animate */
export function animateNow() {
  return prefersReducedMotion() ? undefined : loadedChunk(loadAnimate)?.animate
}

/** Fades an element in. */
export function fadeIn(element: HTMLElement, timing: Timing): void {
  animateNow()?.(element, { opacity: [0, 1] }, timing)
}

/** Fades an element in while it moves into place from `y` pixels below. */
export function moveIn(element: HTMLElement, y: number, timing: Timing): void {
  animateNow()?.(element, { opacity: [0, 1], transform: [`translateY(${y}px)`, 'none'] }, timing)
}

/**
 * Animates an element from another box to its own.
 * @returns a function that cancels the animation
 */
export function growFrom(element: HTMLElement, box: DOMRect): () => void {
  const own = element.getBoundingClientRect()
  const scale = `scale(${box.width / own.width}, ${box.height / own.height})`
  const from = `translate(${box.left - own.left}px, ${box.top - own.top}px) ${scale}`
  const growth = animateNow()?.(element, { transform: [from, 'none'] }, SLOW)
  return () => growth?.cancel()
}

/** Fades an element out. Resolves when the animation is done. */
export async function fadeOut(element: HTMLElement, timing: Timing): Promise<void> {
  await animateNow()?.(element, { opacity: [1, 0] }, timing)
}

/** The reverse of `moveIn`. Resolves when the animation is done. */
export async function moveOut(element: HTMLElement, y: number, timing: Timing): Promise<void> {
  const out = { opacity: [1, 0], transform: ['none', `translateY(${y}px)`] }
  await animateNow()?.(element, out, timing)
}

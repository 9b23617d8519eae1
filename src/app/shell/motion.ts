import { prefersReducedMotion } from '@/lib/prefers-reduced-motion'

const OUT_OF_PLACE = { opacity: 0, transform: 'translateY(20px)' }
const IN_PLACE = { opacity: 1, transform: 'none' }
const TIMING = { duration: 400, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' }

/** Whether the browser can animate and the visitor wants any motion. */
export function canAnimate(): boolean {
  return 'animate' in Element.prototype && !prefersReducedMotion()
}

/** Fades an element in, moving up from 20 px below, over 0.4 s. */
export function enter(element: HTMLElement): void {
  element.animate([OUT_OF_PLACE, IN_PLACE], TIMING)
}

/** The reverse of enter; the element is taken away afterwards. */
export function leave(element: HTMLElement): void {
  element.animate([IN_PLACE, OUT_OF_PLACE], TIMING).onfinish = () => element.remove()
}

import { animateNow, QUICK, SLOW } from './motion'

/** A number that changed comes to its place from `y` pixels below. */
export function nudge(element: HTMLElement, y: number): void {
  animateNow()?.(element, { transform: [`translateY(${y}px)`, 'none'] }, QUICK)
}

/** A line that was ticked lights up for a moment. */
export function flash(element: HTMLElement): void {
  const light = getComputedStyle(element).getPropertyValue('--brass-tint').trim()
  animateNow()?.(element, { backgroundColor: [light, 'rgba(0, 0, 0, 0)'] }, SLOW)
}

/** A bar grows from its left end; `after` appears at its right end when it has grown. */
export function grow(bar: SVGElement, after: SVGElement): void {
  const animate = animateNow()
  animate?.(bar, { transform: ['scaleX(0)', 'none'] }, SLOW)
  animate?.(after, { opacity: [0, 1] }, { ...QUICK, delay: SLOW.duration })
}

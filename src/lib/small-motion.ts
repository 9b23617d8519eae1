import { type RefObject, useLayoutEffect, useRef } from 'react'
import { AFTERWARDS, animateNow, QUICK, SLOW } from './motion.ts'

/** Lights up a line that was just ticked, for a moment. */
export function flash(element: HTMLElement): void {
  const light = getComputedStyle(element).getPropertyValue('--brass-tint').trim()
  animateNow()?.(element, { backgroundColor: [light, 'rgba(0, 0, 0, 0)'] }, SLOW)
}

/** Grows a bar from its left end, then fades in `after` at its right end. */
export function grow(bar: SVGElement, after: SVGElement): void {
  const animate = animateNow()
  animate?.(bar, { transform: ['scaleX(0)', 'none'] }, SLOW)
  animate?.(after, { opacity: [0, 1] }, AFTERWARDS)
}

/** How far a number moves when it changes, in pixels. */
const DISTANCE = 8

/**
 * A ref for a number that moves when it changes: up from below when it grows, down from above when it shrinks.
 * @param isStill whether it changes without moving, as while it is being typed
 */
export function useNudge<T extends HTMLElement>(
  value: number | null,
  isStill = false,
): RefObject<T | null> {
  const place = useRef<T>(null)
  const shown = useRef(value)
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = value
    if (!place.current || isStill || before === null || value === null || before === value) return
    const y = value > before ? DISTANCE : -DISTANCE
    animateNow()?.(place.current, { transform: [`translateY(${y}px)`, 'none'] }, QUICK)
  }, [value, isStill])
  return place
}

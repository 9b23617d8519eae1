import { type RefObject, useLayoutEffect, useRef } from 'react'
import { nudge } from './small-motion'

const DISTANCE = 8

/**
 * A place for a number that moves when it changes: up from below when it grows, down from above when it shrinks.
 * @param isStill it changes without moving, as when it is being typed
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
    nudge(place.current, value > before ? DISTANCE : -DISTANCE)
  }, [value, isStill])
  return place
}

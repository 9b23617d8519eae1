import { type RefObject, useEffect, useState } from 'react'

/** How far from the window an element counts as near. */
const MARGIN = '600px'

/** True once an element has come near the window; from the start where it already counts as near. */
export function useIsNear(place: RefObject<Element | null>, isNearAtStart = false): boolean {
  const [isNear, setIsNear] = useState(isNearAtStart)

  useEffect(() => {
    if (isNear || !place.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true)
      },
      { rootMargin: MARGIN },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isNear, place])

  return isNear
}

import { type RefObject, useEffect, useRef } from 'react'

/** For the heading of what replaces the tool: focuses it and shows the page from its top, in full below the header. */
export function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [])
  return heading
}

import { type RefCallback, useCallback, useEffect, useRef } from 'react'

/**
 * Focuses the heading of a step that the visitor went to (R108), even if it renders later because its code is
 * loading. Restored answers do not move focus. If a link led to the section, scrolls there again, since the
 * restored answers may have moved it.
 * @returns the ref of the step's heading
 */
export function useFocusOnStepChange(step: string, isReady: boolean): RefCallback<HTMLElement> {
  const heading = useRef<HTMLElement | null>(null)
  const shownStep = useRef<string | null>(null)
  const isWaiting = useRef(false)

  useEffect(() => {
    if (!isReady || shownStep.current === step) return
    const isOpening = shownStep.current === null
    shownStep.current = step
    if (isOpening) return
    if (heading.current) heading.current.focus()
    else isWaiting.current = true
  }, [step, isReady])

  return useCallback((element: HTMLElement | null) => {
    heading.current = element
    if (element && isWaiting.current) {
      isWaiting.current = false
      element.focus()
    }
    const section = element?.closest('section')
    if (section && section === document.activeElement) section.scrollIntoView()
  }, [])
}

import { type RefCallback, useCallback, useEffect, useRef } from 'react'

/**
 * Moves the focus to the heading of a step the visitor went to (R108), also when that heading arrives
 * late because its code is loading. Answers restored when the page opens take no focus; a visitor whom a
 * link has led to the section is led there again, since what they put there may move it.
 * @returns the ref of the step's heading
 */
export function useFocusOnStepChange(step: number, isReady: boolean): RefCallback<HTMLElement> {
  const heading = useRef<HTMLElement | null>(null)
  const shownStep = useRef<number | null>(null)
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

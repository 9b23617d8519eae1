import { whenIdle } from './when-idle'

/** How long after loading a page counts as used even where nobody touched it, in milliseconds. */
const LONGEST = 10_000
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'popstate'] as const

let used: Promise<void> | undefined

/** Settles when the page is used for the first time, or has been there unused for ten seconds. */
export function untilUsed(): Promise<void> {
  used ??= new Promise((resolve) => {
    const settle = () => resolve()
    for (const sign of SIGNS) {
      window.addEventListener(sign, settle, { once: true, capture: true, passive: true })
    }
    whenIdle(() => setTimeout(settle, LONGEST))
  })
  return used
}

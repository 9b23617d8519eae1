import { whenIdle } from './when-idle'

/** How long after loading a page counts as used even where nobody touched it, in milliseconds. */
const LONGEST = 10_000
const SIGNS = ['pointerdown', 'keydown', 'scroll'] as const

/**
 * Runs a task that no visitor waits for: after the page has loaded and is in use, when the browser
 * has nothing better to do.
 */
export function afterFirstUse(task: () => void): void {
  whenIdle(() => {
    const timer = setTimeout(start, LONGEST)
    for (const sign of SIGNS) window.addEventListener(sign, start, { passive: true })
    function start() {
      clearTimeout(timer)
      for (const sign of SIGNS) window.removeEventListener(sign, start)
      whenIdle(task)
    }
  })
}

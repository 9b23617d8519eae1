import type { Browser } from 'playwright'
import { CONTINUE, FIRST_RETURN, MENU } from './controls.ts'
import { openSlowPage } from './slow-page.ts'

/** The estimator's first choice, and what it enables. On pages without it, the menu's button. */
const CONTROLS = [
  { within: '#estimate', press: FIRST_RETURN, answer: `${CONTINUE}:enabled` },
  { within: 'body', press: MENU, answer: 'dialog[open]' },
]

/**
 * Measures the response to the first press on a page. Presses its main control as soon as the page is painted, and
 * again every 0.3 s until it answers.
 * @returns milliseconds from the start of loading until the response is painted
 */
export async function measureFirstPress(
  browser: Browser,
  url: string,
  hasSlowNetwork: boolean,
): Promise<number> {
  const { page, context } = await openSlowPage(browser, { hasSlowNetwork })
  await page.addInitScript(pressAtFirstPaint, CONTROLS)
  await page.goto(url, { waitUntil: 'commit' })
  const isAnswered = () => (window as { answeredAt?: number }).answeredAt
  const answeredAt = await page.waitForFunction(isAnswered, undefined, { timeout: 20_000 })
  const milliseconds = await answeredAt.jsonValue()
  await context.close()
  return Math.round(milliseconds ?? Number.NaN)
}

/** Runs in the page, before the page's own scripts. Presses again, as people do, while nothing happens. */
function pressAtFirstPaint(controls: typeof CONTROLS) {
  const PATIENCE_MS = 300
  let pressedAt = -PATIENCE_MS
  const look = () => {
    const control = controls.find(({ within }) => document.querySelector(within))
    if (control && document.querySelector(control.answer)) {
      // After the frame that shows it.
      setTimeout(() => Object.assign(window, { answeredAt: performance.now() }))
      return
    }
    if (control && performance.now() - pressedAt >= PATIENCE_MS) {
      pressedAt = performance.now()
      document.querySelector<HTMLElement>(control.press)?.click()
    }
    requestAnimationFrame(look)
  }
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    look()
  }).observe({ type: 'paint', buffered: true })
}

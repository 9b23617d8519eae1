import type { CDPSession } from '@playwright/test'
import type { Page } from '../../e2e/base.ts'

/** An iPhone in landscape: its notch and rounded corners cover the same width on both sides. */
export const TURNED = { width: 844, height: 390 }
const NOTCH = 59

export async function giveNotch(devtools: CDPSession): Promise<void> {
  const insets = { left: NOTCH, right: NOTCH, bottom: 21 }
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets })
}

export async function removeNotch(devtools: CDPSession): Promise<void> {
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: {} })
}

/** Words that are at least partly inside the strips covered by the notch. */
export async function textUnderNotch(page: Page): Promise<string[]> {
  return page.evaluate((notch) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    const range = document.createRange()
    while (walker.nextNode()) {
      const text = walker.currentNode
      const element = text.parentElement
      const isShown = element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      // Content that scrolls sideways on its own can be scrolled clear.
      if (!isShown || element?.closest('.sr-only, [class*="overflow-x"]')) continue
      range.selectNodeContents(text)
      for (const { left, right, width, bottom } of range.getClientRects()) {
        if (width > 1 && right > 0 && bottom > 0 && (left < notch || right > innerWidth - notch))
          found.push(`${text.textContent}: ${left} to ${right}`)
      }
    }
    return found
  }, NOTCH)
}

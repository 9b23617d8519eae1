import { expect, type Page, test } from '../../e2e/base'
import { pagePaths } from '../../e2e/pages'

/** An iPhone in landscape: its notch and rounded corners take the same from both sides. */
const TURNED = { width: 844, height: 390 }
const NOTCH = 59

test.use({ viewport: TURNED })

test('no text lies under the notch of a turned phone', async ({ page }) => {
  test.setTimeout(120_000)
  const devtools = await page.context().newCDPSession(page)
  const insets = { left: NOTCH, right: NOTCH, bottom: 21 }
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets })
  for (const path of pagePaths()) {
    await page.goto(path)
    await page.keyboard.press('Tab')
    expect.soft(await textUnderNotch(page), path).toEqual([])
  }
  await page.goto('/')
  await page.getByRole('button', { name: 'Reach us' }).click()
  await expect(page.getByRole('dialog', { name: 'Reach us' })).toBeVisible()
  expect(await textUnderNotch(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Find on this site' })).toBeVisible()
  expect(await textUnderNotch(page)).toEqual([])
})

/** Words that are at least partly inside the strips the notch takes. */
async function textUnderNotch(page: Page): Promise<string[]> {
  return page.evaluate((notch) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    const range = document.createRange()
    while (walker.nextNode()) {
      const text = walker.currentNode
      const element = text.parentElement
      const isShown = element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      // What scrolls sideways on its own can be scrolled clear.
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

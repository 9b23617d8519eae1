import { type Page } from '@playwright/test'
import { ANY_SIZE, checkAccessibility, expect, ONLY_PHONE, test } from '../../e2e/base.ts'

const GROUPS = ['Services', 'Industries', 'Resources', 'Areas served']

const group = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('navigation', { name, exact: true })

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('the footer’s groups fold on phones and are columns elsewhere', async ({
      page,
      isMobile,
    }) => {
      await page.goto('/terms')
      for (const name of GROUPS) {
        const links = group(page, name).getByRole('link').filter({ visible: true })
        if (isMobile) {
          await expect(links).toHaveCount(0)
          await group(page, name).getByText(name, { exact: true }).click()
        }
        expect(await links.count(), name).toBeGreaterThan(6)
      }
      if (javaScriptEnabled) await checkAccessibility(page)
    })
  })
}

test('Tab moves from link to link in the footer’s columns', {
  tag: ANY_SIZE,
}, async ({ page }) => {
  await page.goto('/terms')
  await group(page, 'Services').getByRole('link').last().focus()
  await page.keyboard.press('Tab')
  await expect(group(page, 'Industries').getByRole('link').first()).toBeFocused()
})

test('at 360 and 390 px, the closed footer is at most 680 px high, with targets of at least 44 px', {
  tag: ONLY_PHONE,
}, async ({ page }) => {
  await page.goto('/terms')
  const footer = page.getByRole('contentinfo')
  for (const width of [360, 390]) {
    await page.setViewportSize({ width, height: 844 })
    expect((await footer.boundingBox())?.height, `${width}`).toBeLessThanOrEqual(680)
    for (const target of await footer
      .locator('a, summary, label')
      .filter({ visible: true })
      .all()) {
      const box = await target.boundingBox()
      expect(Math.round(box?.height ?? 0), await target.innerText()).toBeGreaterThanOrEqual(44)
    }
  }
})

import { expect, test } from '../../e2e/base.ts'

test('a wide table scrolls next to its first column', async ({ page }) => {
  await page.goto('/news/ohio-flat-rate-2026')
  const box = page.locator('.table-box').first()
  // None of ours is so wide today.
  await box.evaluate((element) => (element.style.width = '150px'))
  const [first, second] = [box.locator('th').nth(0), box.locator('th').nth(1)]
  const start = { first: await first.boundingBox(), second: await second.boundingBox() }
  await box.evaluate((element) => element.scrollBy(60, 0))
  expect((await first.boundingBox())?.x).toBe(start.first?.x)
  expect((await second.boundingBox())?.x).toBe((start.second?.x ?? 0) - 60)
})

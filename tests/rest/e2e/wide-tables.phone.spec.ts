import { expect, test } from '../../e2e/base.ts'

test('a wide table scrolls next to its first column', async ({ page }) => {
  for (const path of ['/news/new-deductions-2025-2026']) {
    await page.goto(path)
    const box = page.locator('.table-box').first()
    const [first, second] = [box.locator('th').nth(0), box.locator('th').nth(1)]
    const start = { first: await first.boundingBox(), second: await second.boundingBox() }
    await box.evaluate((element) => element.scrollBy(60, 0))
    expect((await first.boundingBox())?.x, path).toBe(start.first?.x)
    expect((await second.boundingBox())?.x, path).toBe((start.second?.x ?? 0) - 60)
  }
})

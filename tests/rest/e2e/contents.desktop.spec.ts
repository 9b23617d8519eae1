import { expect, test } from '../../e2e/base.ts'

test('the table of contents stays below the header in a window of any height', async ({ page }) => {
  await page.goto('/privacy')
  for (const height of [720, 800, 1000]) {
    await page.setViewportSize({ width: 1280, height })
    await page.getByRole('heading', { name: 'Signing in' }).evaluate((heading) => {
      heading.scrollIntoView({ block: 'center', behavior: 'instant' })
    })
    const entries = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
    for (const entry of [entries.first(), entries.last()]) {
      // A click without scrolling: anything that covers the link would receive it.
      const box = await entry.boundingBox()
      const address = await page.evaluate(
        ([x = 0, y = 0]) => document.elementFromPoint(x, y)?.closest('a')?.getAttribute('href'),
        [(box?.x ?? 0) + 20, (box?.y ?? 0) + (box?.height ?? 0) / 2],
      )
      expect(address, `${height}`).toBe(await entry.getAttribute('href'))
    }
  }
})

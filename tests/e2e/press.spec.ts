import { expect, test, untilTakenOver, type Page } from './base'

test('a button moves under a press, and the page is not laid out anew', async ({ page }) => {
  await page.goto('/contact')
  await untilTakenOver(page)
  const button = page.getByRole('button', { name: 'Send message' })
  const top = () => button.evaluate((element) => element.getBoundingClientRect().top)
  await button.hover()
  const countLayouts = await layoutCounter(page)
  let layouts = -1
  await expect(async () => {
    const earlier = layouts
    layouts = await countLayouts()
    expect(layouts).toBe(earlier)
  }, 'the page has come to rest').toPass({ intervals: [300] })
  const before = await top()
  await page.mouse.down()
  await expect.poll(top).toBe(before + 1)
  expect(await countLayouts()).toBe(layouts)
})

/** @returns a function that tells how often the page has been laid out */
async function layoutCounter(page: Page): Promise<() => Promise<number>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? Number.NaN
  }
}

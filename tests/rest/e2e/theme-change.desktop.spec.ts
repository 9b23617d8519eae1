import { expect, holdRequests, test } from '../../e2e/base.ts'

type Seen = { hasChanged: boolean; faded: string[] }

test('the colors wait for the other theme’s drawing, and change without a fade', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'light'))
  const release = await holdRequests(page, '**/workshop-dusk*')
  await page.goto('/industries')
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('workshop-day')),
  )
  await page.evaluate(() => {
    // The colors wait half a second, which is short for a busy computer.
    const wait = window.setTimeout
    Object.assign(window, {
      setTimeout: (run: () => void, ms: number) => wait(run, ms === 500 ? 20_000 : ms),
    })
    const seen: Seen = { hasChanged: false, faded: [] }
    Object.assign(window, { seen })
    new MutationObserver(() => {
      seen.hasChanged = true
    }).observe(document.documentElement, { attributeFilter: ['data-theme'] })
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
      if (seen.hasChanged) seen.faded.push(`${(target as Element).className} ${propertyName}`)
    })
  })
  const requested = page.waitForRequest('**/workshop-dusk*')
  await page.getByRole('button', { name: 'Switch to the dark theme' }).click()
  await requested
  await expect(page.getByRole('button', { name: 'Switch to the light theme' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  release()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('html')).not.toHaveAttribute('data-still')
  const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen)
  expect(seen.faded).toEqual([])
})

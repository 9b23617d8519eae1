import { expect, test } from '../../e2e/base.ts'

test('a choice shows at once by touch and fades in by mouse', async ({ page, hasTouch }) => {
  await page.goto('/')
  await page.evaluate(() => {
    // Not of the header, which the page scrolls under.
    document.querySelector('#estimate')?.addEventListener('transitionrun', () => {
      document.documentElement.dataset.faded = 'yes'
    })
  })
  const choice = page.getByRole('radio', { name: /^Simple/ })
  await (hasTouch ? choice.tap() : choice.click())
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled()
  const faded = page.locator('html[data-faded]')
  await expect(faded).toHaveCount(hasTouch ? 0 : 1)
})

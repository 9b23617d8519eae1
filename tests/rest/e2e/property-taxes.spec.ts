import { ANY_SIZE, expect, test } from '../../e2e/base.ts'

const PATH = '/resources/property-taxes'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('eligibility, forms and deadlines are readable, each figure with its year', {
    tag: ANY_SIZE,
  }, async ({ page }) => {
    await page.goto(PATH)
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: /Homestead exemption/ })
        .last(),
    ).toContainText('DTE 105A')
    await expect(page.getByRole('heading', { name: /^CAUV/ })).toBeVisible()
    await page.getByRole('heading', { name: /^Figures and sources/ }).click()
    await expect(
      page.getByText(/^Homestead exemption: market value taken off/).first(),
    ).toContainText('$29,700 (2026).')
    await expect(page.getByText('General information, not tax advice')).toBeVisible()
  })
})

import { expect, test } from './base.ts'

const PATH = '/resources/property-taxes'

test('the resources page and the finder link to property taxes', async ({ page }) => {
  await page.goto('/resources')
  await page.getByRole('main').locator(`a[href="${PATH}"]`).first().click()
  await expect(page).toHaveURL(PATH)
  await page.keyboard.press('Control+k')
  const finder = page.getByRole('dialog')
  await finder.getByRole('combobox').fill('homestead')
  await expect(finder.getByRole('option').first()).toContainText('Ohio Property Taxes')
})

import { checkAccessibility, expect, test } from './base.ts'

test('the finder opens by Ctrl K or its button and leads to a page', async ({ page, isMobile }) => {
  await page.goto('/')
  if (isMobile) {
    await page.getByRole('button', { name: 'Menu' }).tap()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.getByRole('button', { name: 'Find on this site' }).tap()
  } else {
    await page.keyboard.press('Control+k')
  }
  const finder = page.getByRole('dialog', { name: 'Find on this site' })
  const field = finder.getByRole('combobox')
  await expect(field).toBeFocused()
  await expect(finder.getByRole('option').first()).toContainText('Estimate your cost')
  await checkAccessibility(page)
  await field.fill('zzzzqqqq')
  await expect(finder.getByText('Nothing found for “zzzzqqqq”.')).toBeVisible()
  await field.fill('pric')
  await expect(finder.getByRole('option').first()).toContainText('Pricing')
  await field.press('Enter')
  await expect(page).toHaveURL('/pricing')
  await expect(finder).toBeHidden()
})

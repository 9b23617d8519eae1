import { site } from '../../src/config/site.ts'
import { checkAccessibility, expect, type Page, test } from './base.ts'

test('the finder opens by Ctrl K or its button and leads to a page', async ({ page, isMobile }) => {
  await page.goto('/')
  await page.context().route(`${new URL(site.dropOffUrl).origin}/**`, (route) => route.fulfill())
  await openFinder(page, isMobile)
  const finder = page.getByRole('dialog', { name: 'Find on this site' })
  const field = finder.getByRole('combobox')
  await expect(field).toBeFocused()
  await expect(finder.getByRole('option').first()).toContainText('Estimate your cost')
  await checkAccessibility(page)
  await field.fill('zzzzqqqq')
  await expect(finder.getByText('Nothing found for “zzzzqqqq”.')).toBeVisible()
  await field.fill('tax')
  const options = finder.getByRole('option')
  await expect(options).toHaveCount(8)
  await expect(options.last()).toBeInViewport({ ratio: 1 })
  await field.fill('upload')
  const newTab = page.waitForEvent('popup')
  await options.filter({ hasText: 'in a new tab' }).first().click()
  expect((await newTab).url()).toContain(new URL(site.dropOffUrl).host)
  await expect(finder).toBeHidden()
  await openFinder(page, isMobile)
  await field.fill('pric')
  await expect(finder.getByRole('option').first()).toContainText('Pricing')
  await field.press('Enter')
  await expect(page).toHaveURL('/pricing')
  await expect(finder).toBeHidden()
})

async function openFinder(page: Page, isMobile: boolean): Promise<void> {
  if (!isMobile) return page.keyboard.press('Control+k')
  await page.getByRole('button', { name: 'Menu' }).tap()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByRole('button', { name: 'Find on this site' }).tap()
}

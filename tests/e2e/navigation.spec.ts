import { ANY_SIZE, expect, stillMotion, test } from './base.ts'
import { NOT_FOUND } from '../../src/lib/phrases.ts'
import { siteColor } from '../../src/styles/site-colors.ts'

test('unknown paths answer 404 with a link home, known ones 200 (R20, R22)', {
  tag: ANY_SIZE,
}, async ({ page, expectConsole }) => {
  expectConsole(/404/)
  const response = await page.goto('/no/such/page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NOT_FOUND.heading)
  await expect(page).toHaveTitle(new RegExp(`^${NOT_FOUND.head.title}`))
  const ways = page.getByRole('main').getByRole('link')
  await expect(ways.first()).toHaveAttribute('href', '/')
  await ways.filter({ hasText: 'Estimate your cost' }).click()
  await expect(page.getByRole('heading', { name: 'Estimate your cost' })).toBeInViewport()
  expect((await page.request.get('/')).status()).toBe(200)
  expect((await page.request.get('/assets/gone.js')).status()).toBe(404)
  expect((await page.request.get('/api/gone')).status()).toBe(404)
})

test('a route change updates title, focus and scroll position (R29, R31)', async ({
  page,
  isMobile,
}) => {
  await stillMotion(page)
  await page.goto('/')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' })
  await link.scrollIntoViewIfNeeded()
  await link.click()
  await expect(page).toHaveURL('/privacy')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')
  await expect(page).toHaveTitle(/^Privacy Policy/)
  if (!isMobile) {
    await page.keyboard.press('Shift+Tab')
    await expect(breadcrumbs.last()).toBeFocused()
  }
  await page.goBack()
  await expect(page).toHaveTitle(/Dresden/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/$/)
  await expect(page.locator('meta[name=description]')).toHaveCount(1)
})

test('an intended path is followed once and replaces the entry (R26, R27)', {
  tag: ANY_SIZE,
}, async ({ page }) => {
  await stillMotion(page)
  await page.goto('/')
  await page.evaluate(() => sessionStorage.setItem('intendedPath', '/terms'))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page).toHaveURL('/terms')
  expect(await page.evaluate(() => sessionStorage.getItem('intendedPath'))).toBeNull()
  await page.goBack()
  await expect(page).toHaveURL('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page).toHaveURL('/privacy')
})

test('the skip link comes first and leads to the main content (R60)', { tag: ANY_SIZE }, async ({
  page,
}) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: /^Simple/ })).toBeFocused()
})

test('the theme follows the system, another tab and the footer’s choice (R54, R57)', {
  tag: ANY_SIZE,
}, async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(html).toHaveAttribute('data-theme', 'light')

  const other = await context.newPage()
  await other.goto('/')
  await other.getByRole('contentinfo').getByRole('radio', { name: 'Dark' }).check()
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute(
    'content',
    siteColor('paper', 'dark'),
  )
  await page.getByRole('contentinfo').getByRole('radio', { name: 'System' }).check()
  await expect(html).toHaveAttribute('data-theme', 'light')
})

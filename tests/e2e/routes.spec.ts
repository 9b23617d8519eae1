import { checkContrast } from './axe'
import {
  checkAccessibility,
  expect,
  expectNoSidewaysScroll,
  stillMotion,
  test,
  useTheme,
} from './base'
import { headOf } from '../../src/app/heads'
import { checkFocusRings } from './focus-ring'
import { FIXED_PAGES } from './pages'

test('the sweep has pages', () => {
  expect(FIXED_PAGES.length).toBeGreaterThan(5)
})

for (const entry of FIXED_PAGES) {
  const { path } = entry
  const { title, description } = headOf(entry)
  // Header and footer are the same on every page.
  const part = path === '/' ? 'body' : '#main'
  test(`${path} opens directly, reads well in both themes and fits the window`, async ({
    page,
  }) => {
    await stillMotion(page)
    await useTheme(page, 'light')
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page).toHaveTitle(new RegExp(`^${title.replace(/[?()]/g, '.')} \\|`))
    const meta = page.locator('meta[name="description"]')
    await expect(meta).toHaveCount(1)
    await expect(meta).toHaveAttribute('content', description)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`${path}$`),
    )
    await expectNoSidewaysScroll(page)
    await checkAccessibility(page)
    await checkFocusRings(page, part)
    await page.evaluate(() => {
      localStorage.setItem('theme', 'dark')
      dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
    })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await checkContrast(page)
    await checkFocusRings(page, part)
  })
}

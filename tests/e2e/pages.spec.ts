import { checkContrast, switchTheme } from './axe'
import {
  checkAccessibility,
  expect,
  expectNoSidewaysScroll,
  stillMotion,
  test,
  useTheme,
} from './base'
import { checkFocusRings } from './focus-ring'
import { FIXED_PAGES } from './pages'

test('the sweep has pages', () => {
  expect(FIXED_PAGES.length).toBeGreaterThan(5)
})

for (const entry of FIXED_PAGES) {
  const { path } = entry
  const { title, description } = entry
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
    if (!path.startsWith('/test/')) expect(await page.evaluate(findPartedForms)).toEqual([])
    expect(await page.evaluate(findSmallFields)).toEqual([])
    await checkAccessibility(page)
    await checkFocusRings(page, part)
    await switchTheme(page, 'dark')
    await checkContrast(page)
    await checkFocusRings(page, part)
  })
}

/** Form names, such as W-2, that may break at the end of a line: WebKit breaks after each hyphen. */
function findPartedForms(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent ?? ''
    const element = walker.currentNode.parentElement
    const isRead = element !== null && !element.closest('script, style, noscript, option, .sr-only')
    const forms = /(?<![\w-])(?:[A-Z]{1,3}-\d+\w*|\d{3,4}-[A-Z]{1,4}s?)(?![\w-])/.exec(text)
    if (isRead && forms && getComputedStyle(element).whiteSpace !== 'nowrap')
      found.push(`${forms[0]} in “${text}”`)
  }
  return found
}

/** Fields with text below 16 px: Safari on a phone zooms in when one takes the focus. */
function findSmallFields(): string[] {
  return [...document.querySelectorAll('input, select, textarea')]
    .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
    .filter((field) => !field.matches('[type=checkbox], [type=radio], [type=file]'))
    .map((field) => field.outerHTML)
}

import { PAGES } from '../../src/config/pages.ts'
import { checkAccessibility, expect, expectNoSidewaysScroll, type Page } from './base.ts'
import { checkFocusRings } from './focus-ring.ts'

/** Header and footer are the same on every page, so they are checked on the home page alone. */
export function ownPart(path: string): string {
  return path === '/' ? 'html' : '#main'
}

/** Opens a page and checks everything that can be checked without using it. */
export async function checkPage(page: Page, path: string): Promise<void> {
  const response = await page.goto(path)
  expect(response?.status()).toBe(200)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new RegExp(`${path}$`),
  )
  const row = PAGES.find((entry) => entry.path === path)
  if (row) {
    await expect(page).toHaveTitle(new RegExp(`^${row.title.replace(/[?()]/g, '.')} \\|`))
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      row.description,
    )
  }
  await expect.poll(() => page.evaluate(findUnfinishedText)).toEqual([])
  await expectNoSidewaysScroll(page)
  expect.soft(await page.evaluate(findSkippedHeadings)).toEqual([])
  expect.soft(await page.evaluate(findSmallFields)).toEqual([])
  expect.soft(await page.evaluate(measureUnderCrumbs)).toBeGreaterThanOrEqual(8)
  if (!path.startsWith('/test/')) {
    expect.soft(await page.evaluate(findPartedForms)).toEqual([])
  }
  await checkAccessibility(page, ownPart(path))
  await checkFocusRings(page, ownPart(path))
}

/** Space between breadcrumbs and headline in px; without breadcrumbs, endless. */
function measureUnderCrumbs(): number {
  const crumbs = document.querySelector('[aria-label=Breadcrumb] ol')?.getBoundingClientRect()
  const headline = document.querySelector('h1')?.getBoundingClientRect()
  return crumbs && headline ? headline.top - crumbs.bottom : Infinity
}

/** Leftover placeholders and loading texts. */
function findUnfinishedText(): string[] {
  const text = document.querySelector('main')?.innerText ?? ''
  return text.match(/^.*(?:Loading|Looking for|undefined|\bNaN\b|\[object |\{\w+\}).*$/gm) ?? []
}

/** Headings that skip a level, and a page without a first one or with two. */
function findSkippedHeadings(): string[] {
  const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter((heading) =>
    heading.checkVisibility(),
  )
  const levels = headings.map(({ tagName }) => Number(tagName.slice(1)))
  const firsts = levels.filter((level) => level === 1).length
  return [
    ...(firsts === 1 ? [] : [`${firsts} headings of the first level`]),
    ...headings
      .filter((_, index) => index > 0 && (levels[index] ?? 0) > (levels[index - 1] ?? 0) + 1)
      .map((heading) => `${heading.tagName} ${heading.textContent}`),
  ]
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

/** Fields with text below 16 px: Safari on a phone zooms in when one is focused. */
function findSmallFields(): string[] {
  return [...document.querySelectorAll('input, select, textarea')]
    .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
    .filter((field) => !field.matches('[type=checkbox], [type=radio], [type=file]'))
    .map((field) => field.outerHTML)
}

import {
  checkAccessibility,
  checkMessagePlaces,
  expect,
  findViolations,
  type Page,
  WCAG,
} from './base.ts'

const TAGS = [...WCAG, 'best-practice', 'experimental']

/**
 * Rules with false positives: they mistake a result's large figure for a headline, and layers over the page,
 * with their focus traps, for misplaced content.
 */
const MISTAKEN = ['p-as-heading', 'focus-order-semantics', 'region']

/**
 * Fails with a readable list of everything any axe rule finds, including best practices and experimental
 * rules.
 */
export async function checkAllRules(page: Page): Promise<void> {
  const rules = Object.fromEntries(MISTAKEN.map((name) => [name, { enabled: false }]))
  expect.soft(await findViolations(page, { runOnly: TAGS, rules })).toEqual([])
  await checkMessagePlaces(page)
}

/** For the second theme of a state, where only the colors differ. */
export async function checkContrast(page: Page, part?: string): Promise<void> {
  const runOnly = { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] }
  expect.soft(await findViolations(page, { runOnly }, part)).toEqual([])
}

/** Checks a state of a page in the light theme, and its colors in the dark one. */
export async function checkBothThemes(page: Page): Promise<void> {
  await checkAccessibility(page)
  await switchTheme(page, 'dark')
  await checkContrast(page)
  await switchTheme(page, 'light')
}

/** Switches the theme as another tab would. */
export async function switchTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((value) => {
    localStorage.setItem('theme', value)
    dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
  }, theme)
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
  // A control may still be changing its color after use.
  await page.evaluate(() => {
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition)
    return Promise.allSettled(transitions.map(({ finished }) => finished))
  })
}

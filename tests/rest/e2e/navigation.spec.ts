import { checkBothThemes } from '../../e2e/axe.ts'
import {
  ANY_SIZE,
  checkAccessibility,
  expect,
  stillMotion,
  test,
  untilHydrated,
  useTheme,
} from '../../e2e/base.ts'
import { NOT_FOUND } from '../../../src/lib/phrases.ts'
import { openUntilLoaded } from './offline.ts'

test('a malformed URL and one in other capitals answer 404', { tag: ANY_SIZE }, async ({
  page,
  expectConsole,
}) => {
  // The second message is the router's own warning.
  expectConsole(/404/)
  expectConsole(/could not be decoded/)
  for (const path of ['/%E0%A4%A', '/news/%E0%A4%A', '/..%2fpackage', '/services/Payroll']) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NOT_FOUND.heading)
    await page
      .getByRole('banner')
      .getByRole('link', { name: /home page/ })
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Your taxes')
  }
})

test('a page that fails to load shows the error screen inside the shell (R24, R217)', {
  tag: ANY_SIZE,
}, async ({ page, expectConsole }) => {
  expectConsole(/Failed to load resource|dynamically imported module|could not be loaded|error #/)
  await page.route(/assets\/not-found-.*\.js/, (route) => route.abort())
  await page.goto('/')
  await page.evaluate(() => {
    history.pushState(null, '', '/broken')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.getByText('500', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await checkAccessibility(page)
  await page.getByRole('button', { name: 'Go Back' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Your taxes')
})

test('the not-found page is accessible in both themes, and Go Back leads home when there is no earlier page (R223)', {
  tag: ANY_SIZE,
}, async ({ page, expectConsole }) => {
  expectConsole(/404/)
  await stillMotion(page)
  await useTheme(page, 'light')
  // The empty page of a new tab doesn't count.
  await page.goto('/nope')
  await checkBothThemes(page)
  await page.getByRole('button', { name: 'Go Back' }).click()
  await expect(page).toHaveURL('/')
  const opened = page.waitForEvent('popup')
  await page.evaluate(() => void window.open('/nope', '_blank', 'noopener'))
  const tab = await opened
  await untilHydrated(tab)
  await tab.getByRole('link', { name: /Estimate your cost/ }).click()
  await expect(tab).toHaveURL('/#estimate')
  await tab.goBack()
  await untilHydrated(tab)
  await tab.getByRole('button', { name: 'Go Back' }).click()
  await expect(tab).toHaveURL('/')
  await expect(tab.getByRole('heading', { level: 1 })).toContainText('Your taxes')
})

test('a link to a missing section leads to the top of its page', {
  tag: ANY_SIZE,
}, async ({ page }) => {
  await stillMotion(page)
  await page.goto('/privacy')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Terms' })
  await link.evaluate((element: HTMLAnchorElement) => element.scrollIntoView())
  await page.evaluate(() => {
    history.pushState({ idx: 1 }, '', '/terms#gone')
    dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1 } }))
  })
  await expect(page).toHaveTitle(/^Terms/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('a reload keeps the scroll position', { tag: ANY_SIZE }, async ({ page }) => {
  await page.goto('/services')
  await page.evaluate(() => window.scrollTo(0, 1500))
  await page.reload()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500)
})

test('leaving sign-in by the address bar opens the requested page', { tag: ANY_SIZE }, async ({
  page,
}) => {
  await page.goto('/pricing', { waitUntil: 'networkidle' })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Sign in/)
  const intended = () => page.evaluate(() => sessionStorage.getItem('intendedPath'))
  expect(await intended()).toBe('/pricing')
  await page.reload({ waitUntil: 'networkidle' })
  await expect.poll(intended).toBe('/pricing')
  await page.goto('/contact', { waitUntil: 'networkidle' })
  await expect(page).toHaveURL('/contact')
  await page.goBack({ waitUntil: 'networkidle' })
  await expect.poll(intended).toBe('/pricing')
})

type Seen = { seen: { opacity: number; headings: number; durations: unknown[] } }

/**
 * Notes the lowest opacity that a page fades from or to, how many usable headings there are meanwhile, and how long
 * each fade takes in milliseconds.
 */
function noteFades(): void {
  const seen: Seen['seen'] = { opacity: 1, headings: 1, durations: [] }
  Object.assign(window, { seen })
  const animate = Element.prototype.animate
  Element.prototype.animate = function (...args) {
    const animation = animate.apply(this, args)
    if (!this.matches('main')) return animation
    const frames = (animation.effect as KeyframeEffect).getKeyframes()
    seen.durations.push(animation.effect?.getTiming().duration)
    seen.opacity = Math.min(seen.opacity, ...frames.map(({ opacity = 1 }) => Number(opacity)))
    seen.headings = Math.max(
      seen.headings,
      document.querySelectorAll('main:not([inert]) h1').length,
    )
    return animation
  }
}

test('pages fade and move for 0.4 s each, but not with reduced motion (R224, R30)', {
  tag: ANY_SIZE,
}, async ({ page }) => {
  await page.addInitScript(noteFades)
  const follow = async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible()
    await expect(page.locator('main')).toHaveCount(1)
    return page.evaluate(() => (window as unknown as Seen).seen)
  }
  // Even for the very first link, once its code has loaded.
  await openUntilLoaded(page, '/')
  const moving = await follow()
  expect(moving.opacity).toBeLessThan(0.5)
  expect(moving.headings).toBe(1)
  expect([...new Set(moving.durations)]).toEqual([400])
  await stillMotion(page)
  await page.goto('/')
  expect((await follow()).opacity).toBe(1)
})

test('the stored theme applies before any script file runs (R59)', { tag: ANY_SIZE }, async ({
  context,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/)
  // A separate page: the usual one waits for the scripts.
  const page = await context.newPage()
  await useTheme(page, 'dark')
  await page.route(/\.js$/, (route) => route.abort())
  const refused = page.waitForEvent('console')
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await refused
})

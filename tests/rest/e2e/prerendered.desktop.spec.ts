import { site } from '../../../src/config/site.ts'
import { PAGES } from '../../../src/content/pages.ts'
import { expect, test } from '../../e2e/base.ts'

const addresses = PAGES.flatMap(({ path, aliases = [] }) => [path, ...aliases])

for (const theme of ['light', 'dark'] as const) {
  test(`only the hero’s drawing is preloaded, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme })
    for (const width of [390, 499, 500, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/')
      const fetched = await page.evaluate(() => {
        const drawings = performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes('/bridge-'))
          .map(({ name }) => name)
        const shown = [...document.querySelectorAll('.hero-picture, .hero-text')]
          .map((element) => getComputedStyle(element))
          .filter(({ display }) => display !== 'none')
          .flatMap(({ backgroundImage }) => /http[^"]*bridge[^"]*/.exec(backgroundImage) ?? [])
        const links = [...document.querySelectorAll<HTMLLinkElement>('link[as=image]')].filter(
          ({ media }) => matchMedia(media).matches,
        )
        return { drawings, shown, links: links.map(({ href }) => href) }
      })
      expect(fetched.drawings, `${width}`).toEqual(fetched.shown)
      expect(fetched.links, `${width}`).toEqual(fetched.shown)
    }
  })
}

/** Tools that need JavaScript and say so without it. */
const TOOLS = [
  '/',
  '/auth',
  '/account',
  '/contact',
  '/schedule',
  ...addresses.filter(
    (path) => path.startsWith('/resources/') && !/client-portal-help|property-taxes/.test(path),
  ),
]

test('a page is complete without JavaScript, with a note at its tools and a phone link', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const page = await context.newPage()
  for (const path of ['/', '/pricing', '/privacy', '/about-us']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('contentinfo').getByText(site.address.street)).toBeVisible()
    await expect(page.getByRole('link', { name: site.phone.display }).first()).toBeVisible()
    await expect(page.getByText(/^Loading/).filter({ visible: true })).toHaveCount(0)
  }
  for (const path of TOOLS) {
    await page.goto(path)
    await expect(page.getByText(/needs? JavaScript/).first(), path).toBeVisible()
  }
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/privacy')
    // The shell offers only what works.
    const shell = page.locator('header, footer, aside, nav')
    await expect(shell.locator('button, input').filter({ visible: true })).toHaveCount(0)
  }
  for (const path of ['/', '/account', '/schedule']) {
    await page.goto(path)
    for (const waiting of await page.getByText(/Loading|Looking for/).all()) {
      await expect(waiting, path).toBeHidden()
    }
  }
  await context.close()
})

test('a page preloads only drawings that it shows', async ({ page }) => {
  for (const path of ['/about-us', '/industries/retail', '/resources/tax-calculator', '/terms']) {
    await page.goto(path)
    const [asked, shown] = await page.evaluate(() => {
      const drawings = [...document.querySelectorAll('main *')]
        .flatMap((element) => [getComputedStyle(element), getComputedStyle(element, '::before')])
        .map(({ backgroundImage }) => /[^/]+\.svg/.exec(backgroundImage)?.[0])
        .filter((file) => file !== undefined)
      const links = [
        ...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=image]'),
      ].filter(({ media }) => matchMedia(media).matches)
      return [links.map(({ href }) => href.split('/').pop() ?? ''), drawings]
    })
    const isDrawn = path === '/about-us' || path === '/industries/retail'
    expect(asked, path).toHaveLength(isDrawn ? 1 : 0)
    for (const file of asked) expect(shown, path).toContain(file)
  }
})

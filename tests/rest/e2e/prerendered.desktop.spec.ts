import { site } from '../../../src/config/site.ts'
import { expect, test } from '../../e2e/base.ts'

test('only the drawing that the hero shows is preloaded, in both themes and sizes', async ({
  page,
}) => {
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme })
    // The widest window with the tall drawing, and the narrowest with the wide one.
    for (const width of [499, 500]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/')
      const { drawings, links, shown } = await page.evaluate(findHeroDrawings)
      expect(shown, `${width}, ${theme}`).toHaveLength(1)
      expect(drawings, `${width}, ${theme}`).toEqual(shown)
      expect(links, `${width}, ${theme}`).toEqual(shown)
    }
  }
})

/** The hero's drawings that were fetched, those that the head asks for, and those on the screen. */
function findHeroDrawings(): { drawings: string[]; links: string[]; shown: string[] } {
  const drawings = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.includes('/bridge-'))
    .map(({ name }) => name)
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[as=image]')]
    .filter(({ media }) => matchMedia(media).matches)
    .map(({ href }) => href)
  const shown = [...document.querySelectorAll('.hero-picture, .hero-text')]
    .map((element) => getComputedStyle(element))
    .filter(({ display }) => display !== 'none')
    .flatMap(({ backgroundImage }) => /http[^"]*bridge[^"]*/.exec(backgroundImage) ?? [])
  return { drawings, links, shown }
}

test('a page is complete without JavaScript, with a note at its tools and a phone link', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
  const page = await context.newPage()
  // The build tests find the note in every tool's file.
  for (const path of ['/', '/account', '/schedule', '/resources/tax-calculator', '/privacy']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('contentinfo').getByText(site.address.street)).toBeVisible()
    await expect(page.getByRole('link', { name: site.phone.display }).first()).toBeVisible()
    for (const waiting of await page.getByText(/Loading|Looking for/).all()) {
      await expect(waiting, path).toBeHidden()
    }
    if (path === '/privacy') continue
    await expect(page.getByText(/needs? JavaScript/).first(), path).toBeVisible()
  }
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    // The shell offers only what works.
    const shell = page.locator('header, footer, aside, nav')
    await expect(shell.locator('button, input').filter({ visible: true })).toHaveCount(0)
  }
  await context.close()
})

test('a page preloads only drawings that it shows', async ({ page }) => {
  for (const path of ['/about-us', '/industries/retail', '/terms']) {
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
    expect(asked, path).toHaveLength(path === '/terms' ? 0 : 1)
    for (const file of asked) expect(shown, path).toContain(file)
  }
})

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { site } from '../../../src/config/site'
import { matchPath } from 'react-router-dom'
import { PAGES } from '../../../src/content/pages'
import { expect, test, useTheme } from '../../e2e/base'

const addresses = PAGES.flatMap(({ path, aliases = [] }) => [path, ...aliases])
const built = readdirSync('dist', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({ file, html: readFileSync(`dist/${file}`, 'utf8') }))

test('every page is a file with its own head and its words', () => {
  for (const entry of PAGES) {
    const { path } = entry
    if (path.includes(':')) continue
    const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`
    const html = built.find((one) => one.file === file)?.html ?? ''
    expect(html.match(/<title>/g), file).toHaveLength(1)
    expect(html.replaceAll('&amp;', '&').replaceAll('&#x27;', '’'), file).toContain(
      `<title>${entry.title} |`,
    )
    expect(html.match(/<h1/g), file).toHaveLength(1)
    expect(html.match(/name="description"/g), file).toHaveLength(1)
    expect(html.match(/name="format-detection"/g), file).toHaveLength(1)
    for (const host of site.connectionHints) {
      expect(html, file).toContain(`rel="dns-prefetch" href="${host}"`)
    }
    const words = html
      .replace(/<script[\s\S]*?<\/script>/g, ' ')
      .replace(/<[^>]+>/g, ' ')
      .split(/\s+/)
    expect(words.length, file).toBeGreaterThan(300)
  }
})

for (const theme of ['light', 'dark'] as const) {
  test(`the hero’s drawing is fetched ahead of the styles, and no other, ${theme}`, async ({
    page,
  }) => {
    await useTheme(page, theme)
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
        const links = [...document.querySelectorAll<HTMLLinkElement>('link[as=image]')]
        return { drawings, shown, links: links.map(({ href }) => href) }
      })
      expect(fetched.drawings, `${width}`).toEqual(fetched.shown)
      expect(fetched.links, `${width}`).toEqual(fetched.shown)
    }
  })
}

test('titles and descriptions differ from page to page', () => {
  for (const pattern of [/<title>[^<]*/, /name="description" content="[^"]*/]) {
    const found = built
      .filter(({ file }) => file !== 'resources/check-my-refund.html')
      .map(({ html }) => pattern.exec(html)?.[0])
    expect(new Set(found).size).toBe(found.length)
  }
})

test('no page links to an address that is not in the route table, or to a missing section', () => {
  const broken: string[] = []
  for (const { file, html } of built) {
    for (const [, href = ''] of html.matchAll(/<a\b[^>]*\bhref="(\/[^"]*|#[^"]*)"/g)) {
      const [address = '', id] = href.replaceAll('&amp;', '&').split('#')
      const [path = ''] = address.split('?')
      const isFile = /\.(xml|pdf)$/.test(path) && existsSync(`dist${path}`)
      const isPage = addresses.some((address) => matchPath(address, path) !== null)
      const isKnown = path === '' || isFile || isPage
      const target = path === '' ? file : path === '/' ? 'index.html' : `${path.slice(1)}.html`
      const section = built.find((one) => one.file === target)?.html
      const isSectionMissing =
        id !== undefined && section !== undefined && !section.includes(`id="${id}"`)
      if (!isKnown || isSectionMissing) broken.push(`${href} in ${file}`)
    }
  }
  expect([...new Set(broken)]).toEqual([])
})

/** What works only with JavaScript, and says so without it. */
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

test('without JavaScript a page reads completely, its tools say so and the phone can be called', async ({
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
    // The shell offers nothing that would not work.
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

test('the drawing asked for early is one that the page shows', async ({ page }) => {
  for (const path of ['/about-us', '/industries/retail', '/resources/tax-calculator', '/terms']) {
    await page.goto(path)
    const [asked, shown] = await page.evaluate(() => {
      const drawings = [...document.querySelectorAll('main *')]
        .flatMap((element) => [getComputedStyle(element), getComputedStyle(element, '::before')])
        .map(({ backgroundImage }) => /[^/]+\.svg/.exec(backgroundImage)?.[0])
        .filter((file) => file !== undefined)
      const links = document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=image]')
      return [[...links].map(({ href }) => href.split('/').pop() ?? ''), drawings]
    })
    const isDrawn = path === '/about-us' || path === '/industries/retail'
    expect(asked, path).toHaveLength(isDrawn ? 1 : 0)
    for (const file of asked) expect(shown, path).toContain(file)
  }
})

test('structured data is valid JSON, names the firm’s hours and never holds stars', () => {
  const blocks = built.flatMap(({ file, html }) =>
    [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
      (match) => ({
        file,
        data: JSON.parse(match[1] ?? ''),
      }),
    ),
  )
  const text = JSON.stringify(blocks)
  expect(text).not.toMatch(/aggregateRating|reviewCount|ratingValue|authorization/i)
  const firm = blocks.find(
    ({ file, data }) => file === 'index.html' && data['@type'] === 'AccountingService',
  )
  expect(firm?.data.openingHoursSpecification).toEqual(
    site.hours.map(({ days, opens, closes }) =>
      expect.objectContaining({ dayOfWeek: days, opens, closes }),
    ),
  )
  expect(firm?.data).toMatchObject({ telephone: site.phone.e164, priceRange: site.priceRange })
})

test('the words of every page are written with the letters of the small typefaces', () => {
  const others = new Set<string>()
  for (const { file, html } of built) {
    if (file.startsWith('test/')) continue
    const text = html.replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    for (const [character] of text.matchAll(/[^\n -~\u00A0§©·×–—‘’“”•…−]/g)) {
      others.add(`${character} in ${file}`)
    }
  }
  expect([...others]).toEqual([])
})

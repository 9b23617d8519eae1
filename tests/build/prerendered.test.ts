import { existsSync, globSync, readFileSync } from 'node:fs'
import { matchPath } from 'react-router-dom'
import { expect, test } from 'vitest'
import { PRICE_RANGE } from '../../src/config/price-claims.ts'
import { FACTS, isPublicAddress, listOpenFacts } from '../../src/config/facts.ts'
import { site } from '../../src/config/site.ts'
import { PAGES } from '../../src/config/pages.ts'
import { factTexts } from '../fixtures/fact-texts.ts'
import { builtPages, readBuiltPage } from './built-pages.ts'

const addresses = PAGES.flatMap(({ path, aliases = [] }) => [path, ...aliases])

test('every page is a file with its own title, heading and description (R9, R33, R234, R237)', () => {
  for (const { path, title, hasOwnFrame } of PAGES) {
    if (path.includes(':')) continue
    const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`
    const html = readBuiltPage(file)
    expect(html.match(/<title>/g), file).toHaveLength(1)
    expect(html.replaceAll('&amp;', '&').replaceAll('&#x27;', '’'), file).toContain(
      `<title>${title} |`,
    )
    expect(html.match(/<h1/g), file).toHaveLength(1)
    expect(html, file).toMatch(
      hasOwnFrame ? /<main[\s>]/ : /<header[\s>].*<main[\s>].*<footer[\s>]/s,
    )
    expect(html.match(/name="description"/g), file).toHaveLength(1)
    expect(html.match(/name="format-detection"/g), file).toHaveLength(1)
    for (const host of site.connectionHints) {
      expect(html, file).toContain(`rel="dns-prefetch" href="${host}"`)
    }
    // Without Ghost, pages load nothing from another host.
    expect(html, file).not.toContain('rel="preconnect"')
  }
})

test('every tool says in its HTML that it needs JavaScript', () => {
  const tools = addresses.filter(
    (path) => path.startsWith('/resources/') && !/client-portal-help|property-taxes/.test(path),
  )
  for (const path of ['/index', '/auth', '/account', '/contact', '/schedule', '/office', ...tools])
    expect(readBuiltPage(`${path}.html`), path).toMatch(
      /<noscript>(?:(?!<.noscript>).)*needs? JavaScript/s,
    )
})

test('titles, descriptions and headings differ from page to page (R9, R237)', () => {
  for (const pattern of [/<title>[^<]*/, /name="description" content="[^"]*/, /<h1.*?<\/h1>/]) {
    const found = builtPages
      .filter(({ file }) => file !== 'resources/check-my-refund.html')
      .map(({ html }) => pattern.exec(html)?.[0])
    expect(new Set(found).size).toBe(found.length)
  }
})

test('every internal link leads to a known route and an existing section', () => {
  const broken: string[] = []
  for (const { file, html } of builtPages) {
    for (const [, href = ''] of html.matchAll(/<a\b[^>]*\bhref="(\/[^"]*|#[^"]*)"/g)) {
      const [address = '', hash] = href.replaceAll('&amp;', '&').split('#')
      // A link to an estimate has its answers after the section's name.
      const id = hash?.split('?')[0]
      const [path = ''] = address.split('?')
      const isFile = /\.(xml|pdf|txt)$/.test(path) && existsSync(`dist${path}`)
      const isPage = addresses.some((address) => matchPath(address, path) !== null)
      const isKnown = path === '' || isFile || isPage
      const target = path === '' ? file : path === '/' ? 'index.html' : `${path.slice(1)}.html`
      const section = builtPages.find((one) => one.file === target)?.html
      const isSectionMissing =
        id !== undefined && section !== undefined && !section.includes(`id="${id}"`)
      if (!isKnown || isSectionMissing) broken.push(`${href} in ${file}`)
    }
  }
  expect([...new Set(broken)]).toEqual([])
})

test('structured data is valid JSON with the firm’s hours and without a star rating (R236)', () => {
  const blocks = builtPages.flatMap(({ file, html }) =>
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
  expect(firm?.data).toMatchObject({ telephone: site.phone.e164, priceRange: PRICE_RANGE })
})

test('pages load our pictures through the host’s optimization path (R233, D56)', () => {
  const pictures = builtPages.flatMap(({ html }) =>
    [...html.matchAll(/<img\b[^>]*?\bsrc="([^"]*)"/g)].map(([, src = '']) => src),
  )
  // The cards' pictures stand for Ghost's, which Ghost resizes.
  const own = pictures.filter((src) => !src.startsWith('/test/cards/'))
  expect(own.length).toBeGreaterThan(0)
  for (const src of own) {
    const { pathname, searchParams } = new URL(src.replaceAll('&amp;', '&'), site.url)
    expect(pathname).toBe('/_vercel/image')
    expect([...searchParams.keys()]).toEqual(['url', 'w', 'q'])
    expect(existsSync(`dist${searchParams.get('url')}`), src).toBe(true)
  }
})

test('the subset fonts cover the text of every page', () => {
  const others = new Set<string>()
  for (const { file, html } of builtPages) {
    if (file.startsWith('test/')) continue
    const text = html.replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    for (const [character] of text.matchAll(/[^\n -~\u00A0§©·×–—‘’“”•…−]/g)) {
      others.add(`${character} in ${file}`)
    }
  }
  expect([...others]).toEqual([])
})

test('the scripts have each fact only as this build may show it', () => {
  const open = listOpenFacts(FACTS).map(([name, fact]) => {
    const hidden = isPublicAddress(site.url) ? fact.value : fact.instead
    return [name, { ...fact, value: hidden }] as const
  })
  // Shorter ones may be part of other sentences, and one is also in a page's description.
  const descriptions = PAGES.map(({ description }) => description).join()
  const texts = factTexts(Object.fromEntries(open)).filter(
    (text) => text.length > 25 && !descriptions.includes(text),
  )
  expect(texts.length).toBeGreaterThan(3)
  for (const file of globSync('dist/assets/*.js')) {
    const script = readFileSync(file, 'utf8')
    expect(
      texts.filter((text) => script.includes(text)),
      file,
    ).toEqual([])
  }
})

test('pages of a public address have no fact that the firm has not confirmed', () => {
  const open = isPublicAddress(site.url) ? factTexts(Object.fromEntries(listOpenFacts(FACTS))) : []
  for (const { file, html } of builtPages) {
    expect(
      open.filter((text) => html.includes(text)),
      file,
    ).toEqual([])
  }
})

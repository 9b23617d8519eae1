import { existsSync, readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from './base'

const pages = readdirSync('dist', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({ file, html: readFileSync(`dist/${file}`, 'utf8') }))

test('every page names a share image of 1200 x 630 that was built', async () => {
  for (const { file, html } of pages) {
    const address = content(html, 'property="og:image"')
    expect(content(html, 'name="twitter:image"'), file).toBe(address)
    expect(content(html, 'name="twitter:card"'), file).toBe('summary_large_image')
    expect(content(html, 'property="og:image:width"'), file).toBe('1200')
    expect(content(html, 'property="og:image:height"'), file).toBe('630')
    expect(content(html, 'property="og:image:alt"').length, file).toBeGreaterThan(40)
    const { protocol, pathname } = new URL(address)
    expect(protocol, file).toBe('https:')
    const { format, width, height } = await sharp(`dist${pathname}`).metadata()
    expect([format, width, height], file).toEqual(['png', 1200, 630])
  }
})

test('sections share pictures of their own', () => {
  const of = (file: string) =>
    content(pages.find((one) => one.file === file)?.html ?? '', 'og:image"')
  expect(of('index.html')).toMatch(/\/share\/home\.png$/)
  expect(of('pricing.html')).toMatch(/\/share\/pricing\.png$/)
  expect(of('services/payroll.html')).toMatch(/\/share\/services-workshop\.png$/)
  expect(of('news/s-corporation-reasonable-salary.html')).toMatch(/\/share\/news-main-street\.png$/)
  expect(of('404.html')).toMatch(/\/share\/default\.png$/)
})

test('the sitemap lists every built page that may be found, and no other', async ({ page }) => {
  const xml = readFileSync('dist/sitemap.xml', 'utf8')
  const addresses = await page.evaluate((text) => {
    const found = new DOMParser().parseFromString(text, 'application/xml')
    if (found.querySelector('parsererror')) throw new Error('not well formed')
    return [...found.querySelectorAll('url > loc')].map(({ textContent }) => textContent)
  }, xml)
  const canonical = pages
    .filter(({ html }) => !html.includes('<meta name="robots" content="noindex"'))
    .map(({ html }) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1])
  expect(addresses).toHaveLength(new Set(canonical).size)
  expect(new Set(addresses)).toEqual(new Set(canonical))
})

for (const [path, type] of [
  ['/sitemap.xml', /^(text|application)\/xml/],
  ['/robots.txt', /^text\/plain/],
  ['/manifest.webmanifest', /^application\/manifest\+json/],
  ['/favicon.svg', /^image\/svg\+xml/],
  ['/favicon.ico', /^image\/(x-icon|vnd\.microsoft\.icon)/],
  ['/apple-touch-icon.png', /^image\/png/],
  ['/share/home.png', /^image\/png/],
] as const) {
  test(`${path} is served as what it is`, async ({ request }) => {
    const response = await request.get(path)
    expect(response.status()).toBe(200)
    expect(response.headers()['content-type']).toMatch(type)
  })
}

test('every icon that the manifest and the pages name is there', () => {
  const manifest = JSON.parse(readFileSync('dist/manifest.webmanifest', 'utf8'))
  const named = manifest.icons.map(({ src }: { src: string }) => src)
  const linked = [
    ...(pages[0]?.html ?? '').matchAll(/<link rel="(?:apple-touch-)?icon" href="([^"]+)"/g),
  ]
  expect(linked).toHaveLength(2)
  for (const path of [...named, ...linked.map(([, href]) => href)]) {
    expect(existsSync(`dist${path}`), path).toBe(true)
  }
})

/** The content of the meta tag with this attribute. */
function content(html: string, attribute: string): string {
  return new RegExp(`<meta [^>]*${attribute} content="([^"]*)"`).exec(html)?.[1] ?? ''
}

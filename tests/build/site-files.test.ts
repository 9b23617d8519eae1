import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { validateXml } from '../validate-xml.ts'
import { builtPages as pages, readBuiltPage } from './built-pages.ts'

test('every page names an existing share image of 1200 x 630', async () => {
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

test('share images are small files', () => {
  const heavy = globSync('dist/share/*.png').filter((file) => statSync(file).size > 60_000)
  expect(heavy).toEqual([])
})

test('each section has its own share image, and the not-found page the general one', () => {
  const imageOf = (file: string) => content(readBuiltPage(file), 'og:image"')
  const sections = ['index.html', 'pricing.html', 'services/payroll.html', 'about-us.html']
  const images = [...sections, '404.html'].map(imageOf)
  expect(new Set(images).size).toBe(images.length)
})

test('the sitemap lists exactly the indexed pages (R237)', async () => {
  const xml = readFileSync('dist/sitemap.xml', 'utf8')
  expect(await validateXml(xml, 'sitemap')).toEqual([])
  const addresses = [...xml.matchAll(/<loc>([^<]+)/g)].map(([, address]) => address)
  const canonical = pages
    .filter(({ html }) => !html.includes('<meta name="robots" content="noindex"'))
    .map(({ html }) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1])
  expect(addresses).toHaveLength(new Set(canonical).size)
  expect(new Set(addresses)).toEqual(new Set(canonical))
})

test('robots.txt links the sitemap', () => {
  expect(readFileSync('dist/robots.txt', 'utf8')).toMatch(/^Sitemap: https:.+\/sitemap\.xml$/m)
})

test('security.txt is in the build and has not expired', () => {
  const text = readFileSync('dist/.well-known/security.txt', 'utf8')
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')
  expect(expires).toBeGreaterThan(Date.now())
  expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000)
})

test('every icon named by the manifest or a page exists', () => {
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

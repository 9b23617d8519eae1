import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { HOSTILE_HTML } from './hostile-html.ts'
import { cleanCaption, cleanPostHtml } from '../../src/features/news/clean/clean-html.ts'

const sourceAt = (url: string) => ({ url, mediaOrigins: [] })
const SOURCE = sourceAt('https://cms.example.test')
const clean = (html: string) => cleanPostHtml(html, SOURCE).html
const parse = (html: string) => {
  const box = document.createElement('div')
  box.innerHTML = html
  return box
}

const FORBIDDEN =
  'script, style, link, meta, base, iframe, object, embed, form, input, textarea, template, noscript, svg, math, [srcdoc], [name], [autoplay], [formaction], [tabindex="1"]'

test('tests more than 40 hostile snippets', () => {
  expect(HOSTILE_HTML.length).toBeGreaterThan(40)
})

test.each(HOSTILE_HTML)('leaves nothing executable: %s', (_, html) => {
  for (const cleaned of [clean(html), cleanCaption(html, SOURCE)]) {
    const box = parse(cleaned)
    expect(box.querySelector(FORBIDDEN)).toBeNull()
    for (const element of box.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        expect(name).not.toMatch(/^on|^xlink|^data-/)
        expect(value).not.toMatch(/script:|data:|evil\.example(?!\/")|position|url\(/i)
      }
      expect(element.className).not.toMatch(/fixed|inset|z-/)
      expect(element.id).toMatch(/^(post-.+)?$/)
    }
    expect(cleaned).not.toContain('evil.example')
  }
})

const everyCard = (folder: string): string =>
  JSON.parse(readFileSync(`tests/fixtures/ghost/${folder}post-every-card.json`, 'utf8')).posts[0]
    .html

test.each(['', 'v6/'])('keeps every card of a real post (%s) (R187)', (folder) => {
  const { html, headings } = cleanPostHtml(everyCard(folder), SOURCE)
  const box = parse(html)
  const count = (selector: string) => box.querySelectorAll(selector).length
  const cards = [
    'image',
    'gallery',
    'bookmark',
    'embed',
    'button',
    'callout',
    'toggle',
    'video',
    'audio',
    'file',
    'product',
    'header',
    'contact',
    'cta',
    'code',
  ]
  expect(cards.filter((name) => count(`.kg-${name}-card`) === 0)).toEqual([])
  expect(count(FORBIDDEN)).toBe(0)
  expect(count('.kg-signup-card')).toBe(0)
  expect(count('video[controls]')).toBe(2)
  expect(count('audio[controls][aria-label]')).toBe(2)
  expect(count('details.kg-toggle-card > summary')).toBe(2)
  expect(count('button.embed-button')).toBe(1)
  expect(count('img:not([alt])')).toBe(0)
  expect(count('.kg-gallery-image[style^="flex:"]')).toBeGreaterThan(5)
  expect(count('img[src*="spacergif"], [poster*="spacergif"]')).toBe(0)
  expect(box.querySelector('[role="img"]')).toHaveAttribute('aria-label', '4 of 5 stars')
  expect(headings.map(({ text }) => text)).toContain('Paying as you go')
  const ids = [...box.querySelectorAll('[id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

test.each([
  ['https://cms.example.test/a-post/', '/news/a-post'],
  ['https://cms.example.test/a-post/#part', '/news/a-post#post-part'],
  ['https://cms.example.test/tag/ohio/', '/news/tag/ohio'],
  ['https://cms.example.test/author/marla/', '/news/author/marla'],
  ['https://cms.example.test/', '/news'],
  ['https://cms.example.test/content/files/a.pdf', 'https://cms.example.test/content/files/a.pdf'],
  ['https://www.irs.gov/pay?ref=cms.example.test', 'https://www.irs.gov/pay'],
  ['https://www.irs.gov/pay?ref=other', 'https://www.irs.gov/pay?ref=other'],
  ['mailto:a@example.com', 'mailto:a@example.com'],
  ['tel:+17405550142', 'tel:+17405550142'],
  ['#part', '#post-part'],
  ['#/portal/signup', 'https://cms.example.test/#/portal/signup'],
  ['https://cms.example.test/#/portal/account', 'https://cms.example.test/#/portal/account'],
  ['/other/', '/news/other'],
  ['/a-post/#', '/news/a-post'],
  ['/a-post/#b', '/news/a-post#post-b'],
  ['/page/2/', 'https://cms.example.test/page/2/'],
  ['/tag/ohio/page/2/', 'https://cms.example.test/tag/ohio/page/2/'],
  ['/tag/%C3%A9/', 'https://cms.example.test/tag/%C3%A9/'],
  ['/%C3%A9/', 'https://cms.example.test/%C3%A9/'],
])('a link to %s leads to %s', (from, to) => {
  expect(parse(clean(`<a href="${from}">x</a>`)).querySelector('a')).toHaveAttribute('href', to)
})

test('drops the path of a Ghost site in a subfolder from our links', () => {
  const { html } = cleanPostHtml(
    '<a href="https://example.com/blog/a/">x</a>',
    sourceAt('https://example.com/blog'),
  )
  expect(html).toContain('href="/news/a"')
})

const PICTURE = '<img src="/a.png" alt="">'

test.each([
  ['https://www.irs.gov/pay', PICTURE, ['To www.irs.gov/pay']],
  ['/a-post/', PICTURE, ['To /news/a-post']],
  ['/a-post/', `${PICTURE} words`, ['']],
  ['/a-post/', '<img src="/a.png" alt="A barn">', ['A barn']],
  ['/a-post/', `${PICTURE}<img src="/a.png" alt="A barn">`, ['', 'A barn']],
  ['/a-post/', PICTURE + PICTURE, ['To /news/a-post', '']],
])('a link to %s around %s has the alternative texts %j', (address, content, names) => {
  const images = parse(clean(`<a href="${address}">${content}</a>`)).querySelectorAll('img')
  expect([...images].map(({ alt }) => alt)).toEqual(names)
})

test('removes tracking from links of a Ghost site with "www"', () => {
  const link = '<a href="https://www.irs.gov/pay?ref=example.com">x</a>'
  expect(cleanPostHtml(link, sourceAt('https://www.example.com')).html).toContain('irs.gov/pay"')
})

test('opens links to other sites in a new tab and says so (R6)', () => {
  const link = parse(clean('<a href="https://www.irs.gov/">IRS</a>')).querySelector('a')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  expect(link).toHaveAccessibleName('IRS (opens in a new tab)')
})

test('keeps colors only in pairs of text and background', () => {
  const header =
    '<div class="kg-card kg-header-card kg-v2" style="background-color: #123b52"><h2 style="color: #fff">x</h2></div>'
  expect(clean(header)).toContain('background-color: #123b52')
  expect(clean(header)).toContain('color: #fff')
  expect(clean('<p style="color: #000; text-align: center">x</p>')).toBe(
    '<p style="text-align: center">x</p>',
  )
})

test.each(['https:', ''])(
  'loads players of known sites on a click, without cookies (%s)',
  (scheme) => {
    const { html } = cleanPostHtml(
      `<iframe width="200" height="113" title="A film" src="${scheme}//www.youtube.com/embed/x"></iframe>`,
      SOURCE,
    )
    const button = parse(html).querySelector('button')
    expect(button).toHaveTextContent('Load “A film” from YouTube')
    expect(button).toHaveAttribute('data-embed-src', 'https://www.youtube-nocookie.com/embed/x')
  },
)

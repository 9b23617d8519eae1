import { expect, test } from 'vitest'
import { cleanPostHtml } from '../../src/features/news/clean/clean-html.ts'

const GHOST = 'https://cms.example.test'
const SOURCE = { url: GHOST, mediaOrigins: ['https://images.example.com'] }

/** The first picture of a cleaned text. */
function firstPicture(html: string): HTMLImageElement | null {
  const box = document.createElement('div')
  box.innerHTML = cleanPostHtml(html, SOURCE).html
  return box.querySelector('img')
}

test.each([
  ['<img src="/a.jpg">', `${GHOST}/a.jpg`],
  ['<img src="https://images.example.com/a.jpg">', 'https://images.example.com/a.jpg'],
  ['<img src="">', undefined],
  ['<img alt="A barn">', undefined],
  ['<img src="data:image/png;base64,AA">', undefined],
])('loads %s from %s', (html, src) => expect(firstPicture(html)?.getAttribute('src')).toBe(src))

test.each([
  ['A barn', 'A barn'],
  ['CTA Image', ''],
  ['audio-thumbnail', ''],
])('the alternative text "%s" becomes "%s"', (given, alt) => {
  expect(firstPicture(`<img src="/a.jpg" alt="${given}">`)).toHaveAttribute('alt', alt)
})

test('gives a picture an empty alternative text and loads it lazily (R188)', () => {
  const image = firstPicture('<img src="/a.jpg" srcset="/b.jpg 2x">')
  for (const [name, value] of [
    ['alt', ''],
    ['loading', 'lazy'],
    ['decoding', 'async'],
  ] as const) {
    expect(image).toHaveAttribute(name, value)
  }
  expect(image).not.toHaveAttribute('srcset')
  expect(image).not.toHaveAttribute('sizes')
})

const SOURCES = '/a.jpg 600w, https://images.example.com/b.jpg 1000w, javascript:x 5w, /c.jpg 2x'

test.each([
  ['kg-image-card', '(min-width: 720px) 664px, 100vw'],
  ['kg-image-card kg-width-wide', '(min-width: 1100px) 1000px, 100vw'],
  ['kg-image-card kg-width-full', '100vw'],
  ['kg-gallery-image', '(min-width: 720px) 240px, 34vw'],
])('sets the sizes of a picture in "%s" to %s', (box, sizes) => {
  const image = firstPicture(`<div class="${box}"><img src="/a.jpg" srcset="${SOURCES}"></div>`)
  expect(image?.srcset).toBe(`${GHOST}/a.jpg 600w, https://images.example.com/b.jpg 1000w`)
  expect(image).toHaveAttribute('sizes', sizes)
})

test.each([
  ['width="1200" height="800"', '1200', '800'],
  ['data-image-dimensions="1200x800"', '1200', '800'],
  ['data-image-dimensions="1200x"', null, null],
  ['width="100%" height="800"', null, '800'],
  ['width="123456" height="auto"', null, null],
])('a picture with %s is %s by %s', (attributes, width, height) => {
  const image = firstPicture(`<img src="/a.jpg" ${attributes}>`)
  expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual([width, height])
})

test.each([
  ['width="1200" height="800"', 'flex: 1.500 1 0%'],
  ['width="800" height="1200"', 'flex: 0.667 1 0%'],
  ['', 'flex: 1 1 0%'],
])('gives a gallery picture with %s its share: %s', (attributes, style) => {
  const image = firstPicture(`<div class="kg-gallery-image"><img src="/a.jpg" ${attributes}></div>`)
  expect(image?.parentElement).toHaveAttribute('style', style)
})

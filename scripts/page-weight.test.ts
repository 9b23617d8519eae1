import { expect, test } from 'vitest'
import { heavier, kindsOver, linkedFiles } from './page-weight'

test('a page names its scripts, styles, fonts and pictures, each once', () => {
  expect(
    linkedFiles(`<head>
      <script>theme()</script>
      <script fetchpriority="low" type="module" crossorigin src="/assets/index.js"></script>
      <link rel="modulepreload" crossorigin href="/assets/home.js">
      <link rel="stylesheet" href="/assets/index.css">
      <link rel="preload" href="/assets/text.woff2" as="font" crossorigin>
      <link rel="canonical" href="https://example.com/">
    </head><img src="/now.webp?v=1" alt=""><img src="/_vercel/image?url=%2Fpictures%2Fbarn.jpg&amp;w=1280&amp;q=75" alt=""><img loading="lazy" src="/later.webp" alt=""><img src="data:," alt="">`),
  ).toEqual({
    script: ['/assets/index.js', '/assets/home.js'],
    style: ['/assets/index.css'],
    fonts: ['/assets/text.woff2'],
    images: ['/now.webp', '/pictures/barn.jpg'],
  })
})

test('a page whose scripts are not found is refused', () => {
  expect(() => linkedFiles('<script src="/theme.js"></script>')).toThrow()
})

const limit = { script: 25, style: 12, fonts: 64, images: 20 }

test.each([
  [limit, []],
  [{ ...limit, script: 26 }, ['script']],
  [{ script: 0, style: 13, fonts: 65, images: 21 }, ['style', 'fonts', 'images']],
])('%j is over in %j', (weight, kinds) => {
  expect(kindsOver(weight, limit)).toEqual(kinds)
})

test('a route weighs as much as the heaviest of its pages, kind by kind', () => {
  expect(heavier({ ...limit, script: 30, images: 1 }, limit)).toEqual({ ...limit, script: 30 })
})

import { expect, test } from 'vitest'
import { linkedFiles, preloadedDrawings, totalOf } from './page-weight.ts'

const PAGE = `<head>
  <script>theme()</script>
  <script type="module" crossorigin src="/assets/index.js"></script>
  <link rel="modulepreload" crossorigin href="/assets/home.js">
  <link rel="stylesheet" crossorigin href="/assets/home.css" disabled>
  <link rel="preload" href="/assets/text.woff2" as="font" crossorigin>
  <link rel="preload" href="/assets/day.svg" as="image" media="(prefers-color-scheme: light)"/>
  <link rel="preload" href="/assets/dusk.svg" as="image" media="(prefers-color-scheme: dark)"/>
  <link rel="canonical" href="https://example.com/">
</head><img src="/now.webp?v=1" alt=""><img src="/_vercel/image?url=%2Fpictures%2Fbarn.jpg&amp;w=1280&amp;q=75" alt="">
<img loading="lazy" src="/later.webp" alt=""><img src="data:," alt=""><link rel="stylesheet" href="/assets/all.css">`

test('lists each script, style sheet, font and picture of a page once', () => {
  expect(linkedFiles(PAGE)).toEqual({
    scripts: ['/assets/index.js', '/assets/home.js'],
    styles: ['/assets/all.css'],
    fonts: ['/assets/text.woff2'],
    images: ['/now.webp', '/pictures/barn.jpg'],
  })
  expect(preloadedDrawings(PAGE)).toEqual(['/assets/day.svg', '/assets/dusk.svg'])
})

test('refuses a page without scripts', () => {
  expect(() => linkedFiles('<script src="/theme.js"></script>')).toThrow('names no scripts')
})

test('adds up everything a page loads', () => {
  expect(totalOf({ html: 1, scripts: 20, styles: 300, fonts: 4000, images: 50_000 })).toBe(54_321)
})

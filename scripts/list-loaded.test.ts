import { expect, test } from 'vitest'
import { listLoaded } from './list-loaded.ts'

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

test('lists the scripts, styles, fonts and pictures that a page loads at once, each once', () => {
  expect(listLoaded(PAGE)).toEqual({
    always: [
      '/assets/index.js',
      '/assets/home.js',
      '/assets/text.woff2',
      '/now.webp',
      '/pictures/barn.jpg',
      '/assets/all.css',
    ],
    oneOf: ['/assets/day.svg', '/assets/dusk.svg'],
  })
})

test('refuses a page whose scripts it does not find', () => {
  expect(() => listLoaded('<script src="/theme.js"></script>')).toThrow('names no scripts')
})

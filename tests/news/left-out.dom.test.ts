import { expect, test } from 'vitest'
import { cleanPostHtml } from '../../src/features/news/clean/clean-html.ts'

const GHOST = 'https://cms.example.test/blog'
const ALLOWED = 'https://images.example.com'
const OTHER = 'https://evil.example'
const CAPTION = '<figcaption>Photo: a barn</figcaption>'

function clean(html: string): HTMLElement {
  const box = document.createElement('div')
  box.innerHTML = cleanPostHtml(html, { url: GHOST, mediaOrigins: [ALLOWED] }).html
  return box
}

const figure = (content: string, kind = 'image') =>
  `<figure class="kg-card kg-${kind}-card">${content}</figure>`

test.each([
  ['the Ghost site', '/content/images/a.png', true],
  ['its other paths', 'https://cms.example.test/a.png', true],
  ['a named origin', `${ALLOWED}/a.png`, true],
  ['another scheme', 'http://images.example.com/a.png', false],
  ['another port', `${ALLOWED}:8443/a.png`, false],
  ['a host below it', 'https://x.images.example.com/a.png', false],
  ['a host with the same beginning', `${ALLOWED}.evil.example/a.png`, false],
  ['a user name that looks like it', 'https://images.example.com@evil.example/a.png', false],
  ['no scheme', '//evil.example/a.png', false],
])('keeps or drops a picture from %s: %s', (_, src, isShown) => {
  for (const html of [
    `<img src="${src}">`,
    `<video src="${src}"></video>`,
    `<audio src="${src}"></audio>`,
  ]) {
    expect(clean(html).querySelector('img, video, audio') !== null).toBe(isShown)
  }
})

test.each([
  [
    'an alternative text',
    figure(`<img src="${OTHER}/a.jpg" alt="A barn">`),
    'See “A barn” on evil.example',
  ],
  [
    'a caption',
    figure(`<img src="${OTHER}/a.jpg" alt="">${CAPTION}`),
    'See the picture on evil.example',
  ],
  [
    'both',
    figure(`<img src="${OTHER}/a.jpg" alt="A barn">${CAPTION}`),
    'See “A barn” on evil.example',
  ],
  [
    'its type, a video',
    figure(`<video src="${OTHER}/a.mp4"></video>`, 'video'),
    'Watch the video on evil.example',
  ],
  [
    'its type, a recording',
    `<div class="kg-card kg-audio-card"><audio src="${OTHER}/a.mp3"></audio></div>`,
    'Listen to the recording on evil.example',
  ],
])('replaces a file named by %s with a link', (_, html, text) => {
  const box = clean(html)
  const link = box.querySelector('a')
  expect(link).toHaveAccessibleName(`${text} (opens in a new tab)`)
  expect(link?.getAttribute('href')).toMatch(/^https:\/\/evil\.example\/a\./)
  expect(box.querySelector('figcaption') !== null).toBe(html.includes(CAPTION))
})

test.each([
  [
    'a picture without alternative text',
    `<img src="${OTHER}/pixel.gif" alt="" width="1" height="1">`,
  ],
  ['a picture in a paragraph', `<p><img src="${OTHER}/pixel.gif"></p>`],
  ['a picture in a figure', figure(`<img src="${OTHER}/a.jpg" alt="">`)],
  ['a linked picture', figure(`<a href="https://example.com/"><img src="${OTHER}/a.jpg"></a>`)],
  [
    'a linked picture with its caption',
    figure(`<a href="https://example.com/"><img src="${OTHER}/a.jpg"></a>${CAPTION}`),
  ],
  [
    'a gallery with its caption',
    figure(
      `<div class="kg-gallery-container"><div class="kg-gallery-row"><div class="kg-gallery-image"><img src="${OTHER}/a.jpg" alt="A barn"></div></div></div>${CAPTION}`,
      'gallery',
    ),
  ],
  [
    'a bookmark without a valid link',
    figure(
      '<a class="kg-bookmark-container" href="javascript:x"><div class="kg-bookmark-title">T</div><div class="kg-bookmark-thumbnail"><img src="/own.jpg"></div></a>',
      'bookmark',
    ),
  ],
])('removes %s entirely', (_, html) => {
  expect(clean(html).innerHTML).toBe('')
})

test('keeps the alternative text of a blocked picture inside a link', () => {
  const link = clean(`<a href="https://example.com/"><img src="${OTHER}/a.jpg" alt="A barn"></a>`)
  expect(link.querySelector('a')).toHaveAccessibleName('A barn (opens in a new tab)')
  expect(link.innerHTML).not.toContain('evil.example')
})

test.each([
  [
    'bookmark',
    '<a class="kg-bookmark-container" href="https://example.com/"><div class="kg-bookmark-content">Words<img class="kg-bookmark-icon" src="IMAGE"></div><div class="kg-bookmark-thumbnail"><img src="IMAGE" alt="T"></div></a>',
  ],
  [
    'cta',
    '<div class="kg-cta-image-container"><img src="IMAGE" alt="CTA Image"></div><p>Words</p>',
  ],
  [
    'header',
    '<picture><img class="kg-header-card-image" src="IMAGE" alt="x"></picture><h2>Words</h2>',
  ],
  ['product', '<img class="kg-product-card-image" src="IMAGE"><h4>Words</h4>'],
])('keeps the text of a %s card, but not its picture', (name, content) => {
  const card = figure(content, name)
  const refused = clean(card.replaceAll('IMAGE', `${OTHER}/a.jpg`))
  expect(refused).toHaveTextContent('Words')
  expect(refused.innerHTML).not.toContain('evil.example')
  expect(
    refused.querySelector('img, picture, .kg-bookmark-thumbnail, .kg-cta-image-container'),
  ).toBeNull()
  expect(clean(card.replaceAll('IMAGE', '/a.jpg')).querySelector('img')).not.toBeNull()
})

test('requests no backgrounds, posters or sizes from other hosts', () => {
  const html = clean(
    `<div class="kg-card kg-header-card" data-kg-background-image="${OTHER}/a.jpg">Words</div>` +
      `<figure class="kg-card kg-video-card" data-kg-thumbnail="${OTHER}/a.jpg"><video src="/a.mp4"></video></figure>` +
      `<img src="/a.jpg" srcset="/a.jpg 600w, ${OTHER}/a.jpg 1000w">`,
  ).innerHTML
  expect(html).not.toContain('evil.example')
  expect(html).toContain('srcset="https://cms.example.test/a.jpg 600w"')
})

test('spreads the remaining gallery pictures over the row', () => {
  const box = (src: string) => `<div class="kg-gallery-image"><img src="${src}"></div>`
  const gallery = clean(
    figure(`<div class="kg-gallery-row">${box(`${OTHER}/a.jpg`)}${box('/b.jpg')}</div>`, 'gallery'),
  )
  expect(gallery.querySelectorAll('.kg-gallery-image')).toHaveLength(1)
})

test('reports hosts of blocked files to the build, except in bookmarks', () => {
  const reported: string[] = []
  const html = `<img src="${OTHER}/a.jpg"><video src="https://films.example/a.mp4"></video>${figure(
    '<a class="kg-bookmark-container" href="https://example.com/"><img class="kg-bookmark-icon" src="https://icons.example/a.ico"></a>',
    'bookmark',
  )}`
  const onLeftOut = (origin: string) => void reported.push(origin)
  cleanPostHtml(html, { url: GHOST, mediaOrigins: [], onLeftOut })
  expect(reported.toSorted()).toEqual(['https://evil.example', 'https://films.example'])
})

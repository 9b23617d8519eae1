import { expect, test } from 'vitest'
import { cleanPostHtml } from '../../src/features/news/clean/clean-html.ts'

const GHOST = 'https://cms.example.test'
const SOURCE = { url: GHOST, mediaOrigins: ['https://a.example.com'] }
const clean = (html: string) => cleanPostHtml(html, SOURCE).html

/** The element for a selector in a cleaned text. */
function find(html: string, selector: string) {
  const box = document.createElement('div')
  box.innerHTML = clean(html)
  return box.querySelector(selector)
}

const VIDEO = '<video src="/a.mp4" width="800" height="450"></video>'
const videoCard = (content: string, thumbnails = '') =>
  `<figure class="kg-card kg-video-card" ${thumbnails}>${content}</figure>`

test.each([
  ['', null],
  ['data-kg-thumbnail="https://a.example.com/1.jpg"', 'https://a.example.com/1.jpg'],
  [
    'data-kg-thumbnail="https://a.example.com/1.jpg" data-kg-custom-thumbnail="https://a.example.com/2.jpg"',
    'https://a.example.com/2.jpg',
  ],
])('a video with %s shows the poster %s', (thumbnails, poster) => {
  expect(find(videoCard(VIDEO, thumbnails), 'video')?.getAttribute('poster')).toBe(poster)
})

test('keeps a video’s ratio, names it after its caption and removes Ghost’s player', () => {
  const card = videoCard(`<div>${VIDEO}<div>0:00</div></div><figcaption>A barn</figcaption>`)
  expect(find(card, 'video')).toHaveAttribute('style', 'aspect-ratio: 800 / 450')
  expect(find(card, 'video')).toHaveAttribute('aria-label', 'A barn')
  expect(find(card, 'figcaption')).toHaveTextContent('A barn')
  expect(clean(card)).not.toContain('0:00')
  const unsized = videoCard('<video src="/a.mp4" width="800"></video>')
  expect(find(unsized, 'video')).not.toHaveAttribute('style')
})

test.each([
  ['a video', '<video src="/a.mp4"></video>', 'Video', false],
  ['a looping video', '<video src="/a.mp4" loop></video>', 'Video', true],
  ['a recording', '<audio src="/a.mp3"></audio>', 'Audio', false],
])('gives %s the browser’s controls', (_, html, name, isMuted) => {
  const player = find(html, 'video, audio')
  expect(player).toHaveAttribute('aria-label', name)
  expect(player).toHaveAttribute('controls')
  expect(player).toHaveAttribute('preload', 'metadata')
  expect(player?.hasAttribute('muted')).toBe(isMuted)
})

test('names a recording after its title and shows its picture unless hidden', () => {
  const card = (classes: string) =>
    `<div class="kg-card kg-audio-card"><img src="/a.jpg" class="${classes}"><div class="kg-audio-title">News</div><audio src="/a.mp3"></audio><input></div>`
  expect(find(card('kg-audio-thumbnail'), 'audio')).toHaveAttribute('aria-label', 'News')
  expect(find(card('kg-audio-thumbnail'), 'img')).not.toBeNull()
  expect(find(card('kg-audio-thumbnail kg-audio-hide'), 'img')).toBeNull()
})

test.each([
  ['a card without its video', videoCard('<p>Film</p>')],
  ['a card without its recording', '<div class="kg-card kg-audio-card"><p>Sound</p></div>'],
  ['a video without a source', '<video></video>'],
  ['a podcast', '<div class="kg-card kg-transistor-card"><p>Sound</p></div>'],
  ['a player from another site', '<iframe src="https://www.example.com/embed/x"></iframe>'],
  ['a player without encryption', '<iframe src="http://www.youtube.com/embed/x"></iframe>'],
  ['a page that is not a player', '<iframe src="https://www.youtube.com/watch?v=x"></iframe>'],
])('leaves out %s', (_, html) => expect(clean(html)).toBe(''))

test.each([
  ['title="A film"', 'Load “A film” from Vimeo', null],
  ['', 'Load this from Vimeo', null],
  ['width="640" height="360"', 'Load this from Vimeo', 'aspect-ratio: 640 / 360'],
  ['width="100%" height="360"', 'Load this from Vimeo', null],
  ['width="640" height="0"', 'Load this from Vimeo', null],
])('hides a player with %s behind a button', (attributes, label, style) => {
  const html = `<iframe src="https://player.vimeo.com/video/1" ${attributes}></iframe>`
  expect(find(html, 'button')).toHaveTextContent(label)
  expect(find(html, 'button')?.getAttribute('style')).toBe(style)
})

const toggle = (state: string, heading: string) =>
  `<div class="kg-card kg-toggle-card" data-kg-toggle-state="${state}"><h4 class="kg-toggle-heading-text">${heading}</h4><div class="kg-toggle-content">Text</div></div>`

test.each([
  ['open', 'Question', true, 'Question'],
  ['close', '', false, 'More'],
])('turns a toggle that is %s into details', (state, heading, isOpen, summary) => {
  expect(find(toggle(state, heading), 'details')?.hasAttribute('open')).toBe(isOpen)
  expect(find(toggle(state, heading), 'summary')?.textContent).toBe(summary)
  expect(find(toggle(state, heading), '.kg-toggle-content')).toHaveTextContent('Text')
})

const file = (title: string, name: string) =>
  `<div class="kg-card kg-file-card"><a href="/a.pdf" title="Download"><div class="kg-file-card-title">${title}</div><div class="kg-file-card-caption"></div><div class="kg-file-card-filename">${name}</div></a></div>`

test.each([
  ['List', 'a.pdf', 'List', 'a.pdf'],
  ['', 'a.pdf', 'a.pdf', undefined],
  ['', '', 'File', undefined],
])('links a file titled "%s" and named "%s"', (title, name, shownTitle, shownName) => {
  const html = file(title, name)
  expect(find(html, '.kg-file-card-title')?.textContent).toBe(shownTitle)
  expect(find(html, '.kg-file-card-filename')?.textContent).toBe(shownName)
  expect(find(html, '.kg-file-card-caption')).toBeNull()
  expect(find(html, 'a')).not.toHaveAttribute('title')
})

test.each([
  ['kg-header-card', 'background-color: #123b52; color: #fff'],
  ['kg-header-card kg-style-accent', null],
  ['kg-callout-card', null],
])('reads the colors in "%s" as %s', (card, style) => {
  const html = `<div class="kg-card ${card}" style="background-color: #123b52; color: #fff; position: fixed">x</div>`
  expect(find(html, 'div')?.getAttribute('style')).toBe(style)
})

test.each([
  ['kg-card kg-image-card', 'kg-card kg-image-card'],
  ['footnotes language-js', 'footnotes language-js'],
  ['fixed inset-0 kg-card', 'kg-card'],
  ['fixed', null],
])('of the classes "%s", keeps "%s"', (given, kept) => {
  expect(find(`<p class="${given}">x</p>`, 'p')?.getAttribute('class')).toBe(kept)
})

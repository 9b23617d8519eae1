import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { ArticleBody } from './article-body.tsx'

const FILE = 'https://files.example.com/a'

function open(html: string) {
  render(<ArticleBody html={html} />, { wrapper: MemoryRouter })
  const element = document.querySelector('.article-body > *')
  if (element === null) throw new Error('No text')
  return element
}

test('hides a picture that fails to load', () => {
  const image = open('<img src="/a.png" alt="A barn" loading="lazy">')
  expect(image).toBeVisible()
  fireEvent.error(image)
  expect(image).not.toBeVisible()
})

test('plays a looping clip without sound', () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  const clip = open('<video src="/a.webm" loop></video>')
  expect(play.mock.contexts).toEqual([clip])
  expect(clip).toHaveProperty('muted', true)
})

test.each([
  ['video', 'This video can’t be played here. Open the video file (opens in a new tab)'],
  ['audio', 'This recording can’t be played here. Open the audio file (opens in a new tab)'],
])('replaces a %s element that fails with a link to its file', (tag, text) => {
  const player = open(`<${tag} src="${FILE}" controls></${tag}>`)
  expect(screen.queryByRole('link')).toBeNull()
  fireEvent.error(player)
  expect(player).not.toBeInTheDocument()
  expect(screen.getByRole('paragraph')).toHaveTextContent(text)
  expect(screen.getByRole('link', { name: /^Open the/ })).toHaveAttribute('href', FILE)
})

test('gives the link the same space as the video', () => {
  fireEvent.error(open(`<video src="${FILE}" style="aspect-ratio: 16 / 9"></video>`))
  expect(screen.getByRole('paragraph')).toHaveStyle({ aspectRatio: '16 / 9' })
})

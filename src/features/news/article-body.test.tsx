import { fireEvent, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { ArticleBody } from './article-body'

function open(html: string) {
  render(<ArticleBody html={html} />, { wrapper: MemoryRouter })
  const element = document.querySelector('.article-body > *')
  if (element === null) throw new Error('No text')
  return element
}

test('a text has the styles it came with', () => {
  expect(open('<p data-style="text-align: center">Due</p>')).toHaveStyle({ textAlign: 'center' })
})

test('a picture that fails to load is hidden', () => {
  const image = open('<img src="/a.png" alt="A barn" loading="lazy">')
  expect(image).toBeVisible()
  fireEvent.error(image)
  expect(image).not.toBeVisible()
})

test('a looping clip plays without sound', () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  const clip = open('<video src="/a.webm" loop></video>')
  expect(play.mock.contexts).toEqual([clip])
  expect(clip).toHaveProperty('muted', true)
})

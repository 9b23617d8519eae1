import { readFileSync } from 'node:fs'
import { render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { CardsPage } from './cards-page.tsx'
import { cleanPostHtml } from './clean/clean-html.ts'

const kindsIn = (html: string) => [...new Set(html.match(/\bkg-[a-z]+-card\b/g))]
const { posts } = JSON.parse(readFileSync('tests/fixtures/ghost/post-every-card.json', 'utf8'))
const source = { url: 'https://cms.example.test', mediaOrigins: [] }

test('shows every kind of card that posts use (R174, R187)', () => {
  // jsdom cannot play the page's clip.
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  const { container } = render(<CardsPage />, { wrapper: MemoryRouter })
  const onPage = kindsIn(container.innerHTML)
  const inPosts = kindsIn(cleanPostHtml(posts[0].html, source).html)
  expect(inPosts.length).toBeGreaterThan(10)
  expect(inPosts.filter((kind) => !onPage.includes(kind))).toEqual([])
})

import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { site } from '@/config/site'
import SocialUpdates from './social-updates'

const SRC = 'https://feed.example.com/widget.js'
const script = () => document.querySelector(`script[src="${SRC}"]`)
const links = () => screen.getAllByRole('link', { name: /opens in a new tab/ })

test('without a provider the section links to the firm’s pages', () => {
  render(<SocialUpdates />)
  expect(links()).toHaveLength(site.social.length)
  expect(document.querySelectorAll('head script[src]')).toHaveLength(0)
})

test('the provider’s script comes with the section and goes with it (R78)', () => {
  const { unmount } = render(<SocialUpdates scriptUrl={SRC} />)
  expect(script()).toBeInTheDocument()
  Object.assign(window, { FeedWidget: {} })
  script()?.dispatchEvent(new Event('load'))
  unmount()
  expect(script()).toBeNull()
  expect(window).not.toHaveProperty('FeedWidget')
})

test('a blocked script leaves plain links (R79)', async () => {
  const { container } = render(<SocialUpdates scriptUrl={SRC} />)
  await act(async () => {
    script()?.dispatchEvent(new Event('error'))
    await Promise.resolve()
  })
  expect(container.querySelector('#social-feed')).toBeNull()
  expect(links()).toHaveLength(site.social.length)
})

import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { site } from '@/config/site.ts'
import SocialUpdates from './social-updates.tsx'

const SRC = 'https://feed.example.com/widget.js'
const script = () => document.querySelector(`script[src="${SRC}"]`)
const links = () => screen.getAllByRole('link', { name: /opens in a new tab/ })

let comeNear: () => void

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
        notify([{ isIntersecting: false }])
        comeNear = () => act(() => notify([{ isIntersecting: true }]))
      }
      observe() {}
      disconnect() {}
    },
  )
})

test('links to the firm’s pages without a provider', () => {
  render(<SocialUpdates />)
  expect(links()).toHaveLength(site.social.length)
  expect(document.querySelectorAll('head script[src]')).toHaveLength(0)
})

test('loads the provider’s script when the section is reached and removes it on leave (R61, R78, D37)', () => {
  const { unmount } = render(<SocialUpdates scriptUrl={SRC} />)
  expect(script()).toBeNull()
  comeNear()
  expect(script()).toBeInTheDocument()
  // Its host may never respond.
  expect(links()).toHaveLength(site.social.length)
  Object.assign(window, { FeedWidget: {} })
  script()?.dispatchEvent(new Event('load'))
  // The provider replaces what the feed contains, not its heading.
  document.querySelector('#social-feed')?.replaceChildren('A post')
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Office news and reminders')
  unmount()
  expect(script()).toBeNull()
  expect(window).not.toHaveProperty('FeedWidget')
})

test('shows plain links when the script is blocked (R79)', async () => {
  const { container } = render(<SocialUpdates scriptUrl={SRC} />)
  comeNear()
  await act(async () => {
    script()?.dispatchEvent(new Event('error'))
    await Promise.resolve()
  })
  expect(container.querySelector('#social-feed')).toBeNull()
  expect(links()).toHaveLength(site.social.length)
})

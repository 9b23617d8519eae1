import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { site } from '@/config/site.ts'
import { RatingLink } from './rating-link.tsx'

const isGone = vi.hoisted(() => ({ current: false }))
vi.mock(import('@/lib/lazy-loading.tsx'), async (importOriginal) => ({
  ...(await importOriginal()),
  loadWhenIdle: (load) => load,
}))
vi.mock('./rating.tsx', () => ({
  default: () => {
    if (isGone.current) throw new Error('The code of this part is gone')
    return 'The rating'
  },
}))
afterEach(() => vi.unstubAllGlobals())

/** @param width of the window, in pixels */
function show(width: number) {
  vi.stubGlobal('matchMedia', (query: string) => {
    const [, minimum] = /^\(min-width: (\d+)em\)$/.exec(query) ?? []
    const matches = width >= Number(minimum) * 16
    return Object.assign(new EventTarget(), { matches })
  })
  render(<RatingLink className="" />)
}

test('loads the rating where its tile is shown (R68)', async () => {
  show(768)
  expect(await screen.findByText('The rating')).toBeVisible()
})

test('opens the reviews in a new tab and says so (R3, R6, R66)', () => {
  show(768)
  const link = screen.getByRole('link', { name: /opens in a new tab/ })
  expect(link).toHaveAttribute('href', site.mapsUrl)
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
})

test('does not load the rating, which costs money, in a narrow window (R68)', async () => {
  show(768)
  await screen.findByText('The rating')
  cleanup()
  // Its code has loaded by now, so the rating would show at once.
  show(767)
  expect(screen.queryByText('The rating')).toBeNull()
})

test('links to the reviews when the rating’s code fails to load', async () => {
  isGone.current = true
  vi.spyOn(console, 'error').mockImplementation(() => {})
  show(768)
  expect(await screen.findByText('See reviews on Google Maps')).toBeVisible()
  expect(screen.getByRole('link')).toHaveAttribute('href', site.mapsUrl)
  expect(screen.queryByText('Loading the rating')).toBeNull()
})

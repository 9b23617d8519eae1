import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { PageTransition } from './page-transition.tsx'

const animate = vi.hoisted(() => vi.fn())
vi.mock(import('@/lib/lazy-loading.tsx'), async (importOriginal) => ({
  ...(await importOriginal()),
  loadedChunk: () => ({ animate }) as never,
}))

beforeEach(() => {
  animate.mockReset().mockReturnValue(new Promise(() => {}))
})

const during = (delay: number, duration: number) => expect.objectContaining({ delay, duration })

/** Shows a page, then another one in its place. */
function changePage() {
  const { rerender } = render(<PageTransition pathname="/a" page={<h1>Old</h1>} />)
  rerender(<PageTransition pathname="/b" page={<h1>New</h1>} />)
  const mainOf = (heading: string) => screen.getByText(heading).closest('main')
  return { mainOf }
}

test('fades the new page in from 20 px below for 0.4 s and the old one out in reverse, before it (R224)', () => {
  const { mainOf } = changePage()
  const [out, into] = ['Old', 'New'].map(mainOf)
  expect(animate.mock.calls).toEqual([
    [out, { opacity: [1, 0], transform: ['none', 'translateY(20px)'] }, during(0, 0.4)],
    [into, { opacity: [0, 1], transform: ['translateY(20px)', 'none'] }, during(0.2, 0.4)],
  ])
})

test('replaces the page at once with reduced motion (R30)', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  changePage()
  expect(animate).not.toHaveBeenCalled()
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['New'])
})

test('focuses the heading of the new page, or the page if it has none (R31)', () => {
  const { rerender } = render(<PageTransition pathname="/a" page={<h1>Old</h1>} />)
  expect(document.body).toHaveFocus()
  rerender(<PageTransition pathname="/b" page={<h1>New</h1>} />)
  expect(screen.getByRole('heading', { name: 'New' })).toHaveFocus()
  rerender(<PageTransition pathname="/c" page={<p>Nothing yet</p>} />)
  expect(screen.getByText('Nothing yet').closest('main')).toHaveFocus()
})

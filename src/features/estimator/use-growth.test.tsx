import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useGrowth } from './use-growth.ts'

const animate = vi.hoisted(() => vi.fn())
vi.mock(import('@/lib/lazy-loading.tsx'), async (importOriginal) => ({
  ...(await importOriginal()),
  loadedChunk: () => ({ animate }) as never,
}))

beforeEach(() => {
  animate.mockReset().mockReturnValue(Object.assign(Promise.resolve(), { cancel: () => {} }))
})

/** Opens the results from a card in the hero. */
function openResults() {
  document.body.innerHTML = '<section class="hero"><h1>Hero</h1><p id="estimate"></p></section>'
  const { result, rerender } = renderHook(({ isOpen }) => useGrowth(isOpen), {
    initialProps: { isOpen: false },
  })
  result.current.background.current = document.querySelector<HTMLElement>('#estimate')
  result.current.measure()
  rerender({ isOpen: true })
}

test('fades a copy of the hero over 150 ms while the card grows', async () => {
  openResults()
  const [fading, growing] = animate.mock.calls
  expect(fading?.slice(1)).toEqual([
    { opacity: [1, 0] },
    expect.objectContaining({ duration: 0.15 }),
  ])
  expect(growing?.[0]).toBe(document.querySelector('#estimate'))
  expect(fading?.[0]).toHaveTextContent('Hero')
  expect(fading?.[0]).toHaveAttribute('aria-hidden', 'true')
  // Nothing of the copy stays, and it never had the card.
  await act(async () => {})
  expect(document.querySelectorAll('.hero, #estimate')).toHaveLength(2)
})

test('shows the results at once with reduced motion (R30)', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  openResults()
  expect(animate).not.toHaveBeenCalled()
  expect(document.querySelectorAll('.hero')).toHaveLength(1)
})

import { act, renderHook, waitFor } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { type ShareLink, useShareLink } from './use-share-link.ts'

const parser = vi.fn<ShareLink<string>['parser']>()
const LINK: ShareLink<string> = { prefix: '#tool?', parser }
const parse = (hash: string) =>
  hash === '#tool?broken'
    ? ({ kind: 'broken', message: 'This link is broken.' } as const)
    : ({ kind: 'ok', value: hash.slice(LINK.prefix.length) } as const)

function useTool(isReady = true) {
  const [opened, setOpened] = useState<string[]>([])
  const state = useShareLink(LINK, isReady, (value, forget) => {
    setOpened((before) => [...before, value])
    forget()
  })
  return { ...state, opened, hash: useLocation().hash, navigate: useNavigate() }
}

const at = (hash: string) =>
  function Address({ children }: { children: ReactNode }) {
    return <MemoryRouter initialEntries={[`/${hash}`]}>{children}</MemoryRouter>
  }

afterEach(() => {
  parser.mockReset()
  vi.unstubAllGlobals()
})

test('loads nothing for another hash', () => {
  const { result } = renderHook(() => useTool(), { wrapper: at('#main') })
  expect(result.current).toMatchObject({ isOpening: false, message: null, opened: [] })
  expect(parser).not.toHaveBeenCalled()
})

test('opens a link, removes it from the address, and opens it again when pasted', async () => {
  parser.mockResolvedValue(parse)
  const { result } = renderHook(() => useTool(), { wrapper: at('#tool?theirs') })
  expect(result.current.isOpening).toBe(true)
  await waitFor(() => expect(result.current).toMatchObject({ opened: ['theirs'], hash: '' }))
  expect(result.current.isOpening).toBe(false)
  await act(async () => result.current.navigate('#tool?theirs'))
  await waitFor(() => expect(result.current.opened).toEqual(['theirs', 'theirs']))
})

test('waits for the visitor’s own answers', async () => {
  parser.mockResolvedValue(parse)
  const { result, rerender } = renderHook(({ isReady }) => useTool(isReady), {
    wrapper: at('#tool?theirs'),
    initialProps: { isReady: false },
  })
  // The prerendered page does not say that it opens something either.
  expect(result.current.isOpening).toBe(false)
  expect(parser).not.toHaveBeenCalled()
  rerender({ isReady: true })
  await waitFor(() => expect(result.current.opened).toEqual(['theirs']))
})

test('reports a broken link and removes it from the address', async () => {
  parser.mockResolvedValue(parse)
  const { result } = renderHook(() => useTool(), { wrapper: at('#tool?broken') })
  await waitFor(() => expect(result.current.message).toBe('This link is broken.'))
  expect(result.current).toMatchObject({ isOpening: false, opened: [], hash: '' })
})

test('reports a failed load and keeps the link for the reload', async () => {
  parser.mockRejectedValue(new TypeError('Failed to fetch'))
  const { result } = renderHook(() => useTool(), { wrapper: at('#tool?theirs') })
  await waitFor(() => expect(result.current.message).toMatch(/could not be loaded/))
  expect(result.current).toMatchObject({ isOpening: false, hash: '#tool?theirs' })
})

test('does not return to the page when the visitor leaves first', async () => {
  let answer: (reader: typeof parse) => void = () => {}
  parser.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  function Tool() {
    useTool()
    return null
  }
  const { result } = renderHook(() => ({ path: useLocation().pathname, navigate: useNavigate() }), {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={['/#tool?theirs']}>
        <Routes>
          <Route path="/" element={<Tool />} />
          <Route path="*" element={null} />
        </Routes>
        {children}
      </MemoryRouter>
    ),
  })
  await act(async () => result.current.navigate('/contact'))
  await act(async () => answer(parse))
  expect(result.current.path).toBe('/contact')
})

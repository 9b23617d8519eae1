import { act, renderHook, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { lazyParser, type Persisted, usePersisted } from './use-persisted.ts'

const load = vi.fn<() => Promise<{ parse: (text: string) => string | null }>>()
const readable = { parse: (text: string) => (text === 'broken' ? null : text) }

const TAB: Persisted<string> = {
  storage: 'tab',
  key: 'tool',
  name: 'answers',
  parser: lazyParser(load, ({ parse }) => parse),
}
const DEVICE: Persisted<string> = {
  storage: 'device',
  key: 'tool',
  name: 'list',
  parser: () => readable.parse,
}

function open(kept: Persisted<string>) {
  return renderHook(() => {
    const [answers, setAnswers] = useState('')
    const state = usePersisted(kept, answers || null, (read) => setAnswers(read ?? ''))
    return { ...state, answers, setAnswers }
  }).result
}

afterEach(() => {
  load.mockReset()
  vi.unstubAllGlobals()
})

test('is ready at once on a first visit and stores answers', () => {
  const tool = open(TAB)
  expect(tool.current.status).toBe('ready')
  expect(load).not.toHaveBeenCalled()
  act(() => tool.current.setAnswers('mine'))
  expect(sessionStorage.getItem('tool')).toBe('mine')
  act(() => tool.current.setAnswers(''))
  expect(sessionStorage.getItem('tool')).toBeNull()
})

test('restores a tab’s answers once the schema has loaded', async () => {
  sessionStorage.setItem('tool', 'mine')
  load.mockResolvedValue(readable)
  const tool = open(TAB)
  expect(tool.current.status).toBe('opening')
  await waitFor(() => expect(tool.current).toMatchObject({ status: 'ready', answers: 'mine' }))
  expect(load).toHaveBeenCalledOnce()
})

test('restores a device’s answers at once when the schema is loaded', () => {
  localStorage.setItem('tool', 'mine')
  expect(open(DEVICE).current).toMatchObject({ status: 'ready', answers: 'mine' })
})

test('follows changes and removals in other tabs for device storage', () => {
  const tool = open(DEVICE)
  const changeElsewhere = (text: string) =>
    act(() => {
      localStorage.setItem('tool', text)
      window.dispatchEvent(new StorageEvent('storage', { key: 'tool' }))
    })
  changeElsewhere('theirs')
  expect(tool.current.answers).toBe('theirs')
  act(() => {
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
  })
  expect(tool.current.answers).toBe('')
})

test('ignores other tabs for tab storage', () => {
  const tool = open(TAB)
  sessionStorage.setItem('tool', 'theirs')
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'tool' })))
  expect(tool.current.answers).toBe('')
})

test('reads again when the page is restored from the browser’s cache', () => {
  const tool = open(DEVICE)
  localStorage.setItem('tool', 'later')
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  expect(tool.current.answers).toBe('later')
})

test('keeps stored answers when the schema fails to load, until they change', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  sessionStorage.setItem('tool', 'mine')
  load.mockRejectedValue(new TypeError('Failed to fetch'))
  const tool = open(TAB)
  await waitFor(() => expect(tool.current.message).toMatch(/could not be loaded/))
  expect(tool.current.status).toBe('ready')
  expect(sessionStorage.getItem('tool')).toBe('mine')
  act(() => tool.current.setAnswers('new'))
  expect(sessionStorage.getItem('tool')).toBe('new')
  expect(tool.current.message).toBeNull()
  act(() => tool.current.setAnswers(''))
  expect(sessionStorage.getItem('tool')).toBeNull()
})

test('reports unreadable answers and keeps them until they change', () => {
  localStorage.setItem('tool', 'broken')
  const tool = open(DEVICE)
  expect(tool.current.message).toBe(
    'Your earlier list could not be read, so this page starts fresh.',
  )
  expect(localStorage.getItem('tool')).toBe('broken')
  act(() => tool.current.setAnswers('new'))
  expect(localStorage.getItem('tool')).toBe('new')
})

test.each([
  [TAB, /a reload would clear your answers/],
  [DEVICE, /closing this page would clear your list/],
])('says so when nothing can be stored', (kept, message) => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const tool = open(kept)
  act(() => tool.current.setAnswers('mine'))
  expect(tool.current.message).toMatch(message)
})

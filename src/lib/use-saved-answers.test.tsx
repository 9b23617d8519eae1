import { act, renderHook, waitFor } from '@testing-library/react'
import { useCallback, useState } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { type AnswersSource, useSavedAnswers } from './use-saved-answers'

const load = vi.fn<AnswersSource<string>['load']>()
const SOURCE: AnswersSource<string> = { key: 'tool', sharePrefix: '#tool?', load }
const reader = {
  loadAnswers: (hash: string, saved: string | null) => ({
    answers: hash.slice(SOURCE.sharePrefix.length) || saved,
    message: null,
  }),
}

function useTool() {
  const [answers, setAnswers] = useState('')
  const [restored, setRestored] = useState<boolean[]>([])
  const restore = useCallback((read: string, isFirst: boolean) => {
    setAnswers(read)
    setRestored((before) => [...before, isFirst])
  }, [])
  const serialize = useCallback(() => answers || null, [answers])
  const { status, message } = useSavedAnswers(SOURCE, restore, serialize)
  const { hash } = useLocation()
  return { answers, setAnswers, restored, status, message, hash, navigate: useNavigate() }
}

const kept = () => sessionStorage.getItem('tool')
const open = (hash = '') =>
  renderHook(useTool, {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={[`/${hash}`]}>{children}</MemoryRouter>
    ),
  }).result

afterEach(() => {
  load.mockReset()
  vi.unstubAllGlobals()
})

test('a first visit is ready at once, loads nothing and keeps what is answered', () => {
  const tool = open()
  expect(tool.current.status).toBe('ready')
  expect(load).not.toHaveBeenCalled()
  act(() => tool.current.setAnswers('mine'))
  expect(kept()).toBe('mine')
  act(() => tool.current.setAnswers(''))
  expect(kept()).toBeNull()
})

test('kept answers are read once, however the address changes', async () => {
  sessionStorage.setItem('tool', 'mine')
  load.mockResolvedValue(reader)
  const tool = open()
  expect(tool.current.status).toBe('opening')
  await waitFor(() => expect(tool.current).toMatchObject({ status: 'ready', answers: 'mine' }))
  await act(async () => tool.current.navigate('#elsewhere'))
  expect(tool.current.restored).toEqual([true])
  expect(load).toHaveBeenCalledOnce()
})

test('a shared link wins, and leaves the address', async () => {
  sessionStorage.setItem('tool', 'mine')
  load.mockResolvedValue(reader)
  const tool = open('#tool?theirs')
  await waitFor(() => expect(tool.current).toMatchObject({ answers: 'theirs', hash: '' }))
  expect(kept()).toBe('theirs')
  await act(async () => tool.current.navigate('#tool?others'))
  await waitFor(() => expect(tool.current.answers).toBe('others'))
  expect(tool.current.restored).toEqual([true, false])
})

test('what could not be read stays until something else is answered', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  sessionStorage.setItem('tool', 'mine')
  load.mockRejectedValue(new TypeError('Failed to fetch'))
  const tool = open()
  await waitFor(() => expect(tool.current.message).toMatch(/could not be loaded/))
  expect(tool.current.status).toBe('ready')
  expect(kept()).toBe('mine')
  act(() => tool.current.setAnswers('new'))
  expect(kept()).toBe('new')
  act(() => tool.current.setAnswers(''))
  expect(kept()).toBeNull()
})

test('where nothing can be stored, that is said', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const tool = open()
  act(() => tool.current.setAnswers('mine'))
  expect(tool.current.message).toMatch(/does not let this page store anything/)
})

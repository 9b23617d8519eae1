import { expect, test, vi } from 'vitest'
import { isBeingLeft, watchLeaving } from './watch-leaving.ts'

const leave = () => window.dispatchEvent(new Event('beforeunload'))

test('notes leaving during a load, until the next load', async () => {
  await watchLeaving(async () => leave())
  expect(isBeingLeft()).toBe(true)
  await watchLeaving(async () => expect(isBeingLeft()).toBe(false))
})

test('adds no listener between loads, so that Firefox caches the page for Back', async () => {
  const listen = vi.spyOn(window, 'addEventListener')
  const forget = vi.spyOn(window, 'removeEventListener')
  await watchLeaving(async () => {
    await watchLeaving(async () => 'part')
    expect(forget).not.toHaveBeenCalled()
  })
  const [type, note] = listen.mock.calls[0] ?? []
  expect(type).toBe('beforeunload')
  expect(forget).toHaveBeenCalledWith('beforeunload', note)
  leave()
  expect(isBeingLeft()).toBe(false)
})

test('stops listening after a failed load', async () => {
  await expect(watchLeaving(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  leave()
  expect(isBeingLeft()).toBe(false)
})

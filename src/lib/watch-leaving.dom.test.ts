import { expect, test, vi } from 'vitest'
import { isBeingLeft, watchLeaving } from './watch-leaving.ts'

const leave = () => window.dispatchEvent(new Event('beforeunload'))

test('leaving counts while something loads, until something loads again', async () => {
  await watchLeaving(async () => leave())
  expect(isBeingLeft()).toBe(true)
  await watchLeaving(async () => expect(isBeingLeft()).toBe(false))
})

test('between loads nothing listens, so that Firefox keeps the page for Back', async () => {
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

test('a load that fails is over too', async () => {
  await expect(watchLeaving(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  leave()
  expect(isBeingLeft()).toBe(false)
})

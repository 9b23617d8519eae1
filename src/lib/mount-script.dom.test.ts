import { afterEach, expect, test, vi } from 'vitest'
import { mountScript } from './mount-script.ts'

const SRC = 'https://feed.example.com/widget.js'
const added = () => document.querySelector<HTMLScriptElement>(`script[src="${SRC}"]`)

afterEach(() => {
  added()?.remove()
  vi.useRealTimers()
})

test('adds a script and removes it with its own globals only', async () => {
  Object.assign(window, { before: 1 })
  const mounted = mountScript(SRC)
  Object.assign(window, { FeedWidget: {} })
  added()?.dispatchEvent(new Event('load'))
  await expect(mounted.ready).resolves.toBeUndefined()
  Object.assign(window, { chatOfAnother: 1 })
  mounted.remove()
  expect(added()).toBeNull()
  expect(window).not.toHaveProperty('FeedWidget')
  expect(window).toMatchObject({ before: 1, chatOfAnother: 1 })
})

test('cleans up after a script that was removed while loading', () => {
  const mounted = mountScript(SRC)
  const element = added()
  mounted.remove()
  Object.assign(window, { FeedWidget: {} })
  element?.dispatchEvent(new Event('load'))
  expect(window).not.toHaveProperty('FeedWidget')
})

test('reports a blocked script', async () => {
  const mounted = mountScript(SRC)
  added()?.dispatchEvent(new Event('error'))
  await expect(mounted.ready).rejects.toThrow(/Could not load/)
})

test('treats a script that never loads as blocked', async () => {
  vi.useFakeTimers()
  const { ready } = mountScript(SRC, 10_000)
  const outcome = expect(ready).rejects.toThrow(/No answer/)
  await vi.advanceTimersByTimeAsync(10_000)
  await outcome
})

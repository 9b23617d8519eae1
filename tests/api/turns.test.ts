import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTurns, runRequest } from '../../api/_lib/request/turns.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Work that lasts until it is ended. */
function openWork() {
  let end = () => {}
  const done = new Promise<string>((resolve) => (end = () => resolve('done')))
  return { start: vi.fn(() => done), end }
}

test('refuses a request after two seconds, and lets in one that waited less when a place is free', async () => {
  const inTurn = createTurns(1)
  const [first, late, next] = [openWork(), openWork(), openWork()]
  const running = runRequest(() => inTurn(first.start))
  const refused = expect(runRequest(() => inTurn(late.start))).rejects.toMatchObject({
    status: 503,
    code: 'busy',
    headers: { 'Retry-After': '5' },
    message: expect.stringContaining('try again in 5 seconds'),
  })
  await vi.advanceTimersByTimeAsync(1)
  const letIn = runRequest(() => inTurn(next.start))
  await vi.advanceTimersByTimeAsync(1999)
  await refused
  expect(next.start).not.toHaveBeenCalled()
  first.end()
  next.end()
  expect(await running).toBe('done')
  expect(await letIn).toBe('done')
  expect(late.start).not.toHaveBeenCalled()
})

test('lets a request that was let in, and work outside of requests, go on in a crowd', async () => {
  const inTurn = createTurns(1)
  const crowd = openWork()
  const twice = runRequest(async () => {
    await inTurn(async () => 'one')
    void inTurn(crowd.start)
    return inTurn(async () => 'two')
  })
  expect(await twice).toBe('two')
  expect(crowd.start).toHaveBeenCalledTimes(1)
  expect(await inTurn(async () => 'background')).toBe('background')
})

test('gives up the place of work that fails', async () => {
  const inTurn = createTurns(1)
  const fail = () => Promise.reject(new Error('lost'))
  await expect(runRequest(() => inTurn(fail))).rejects.toThrow('lost')
  expect(await runRequest(() => inTurn(async () => 'next'))).toBe('next')
})

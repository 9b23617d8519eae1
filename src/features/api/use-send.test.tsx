import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Outcome } from './call-api.ts'
import { type Sending, useSend } from './use-send.ts'

const OFFLINE = { code: 'offline', message: 'We could not reach our server.' } as const
const fail = async (): Promise<Outcome<string>> => ({ isOk: false, problem: OFFLINE })
const succeed = async (): Promise<Outcome<string>> => ({ isOk: true, data: 'done' })

test('gives what was not accepted the same key again, in another form too, and new contents another', async () => {
  const keys: string[] = []
  const sendOnce = async (contents: unknown, call: () => Promise<Outcome<string>>) => {
    const { result } = renderHook(() => useSend())
    await act(() =>
      result.current.send(({ keyFor }) => {
        keys.push(keyFor(contents))
        return call()
      }),
    )
  }
  await sendOnce(['Hello'], fail)
  await sendOnce(['Good morning'], fail)
  await sendOnce(['Good morning'], succeed)
  await sendOnce(['Good morning'], succeed)
  const [first, second, again, later] = keys
  expect(new Set([first, second, later]).size).toBe(3)
  expect(again).toBe(second)
})

test('sends one at a time, and keeps the problem until the next', async () => {
  const { result } = renderHook(() => useSend())
  let answer: (outcome: Outcome<string>) => void = () => {}
  const call = vi.fn(() => new Promise<Outcome<string>>((resolve) => (answer = resolve)))
  const second = vi.fn(succeed)
  let sending: Promise<unknown> = Promise.resolve()
  await act(async () => {
    sending = result.current.send(call)
    expect(await result.current.send(second)).toBeNull()
  })
  await vi.waitFor(() => expect(result.current).toMatchObject({ isSending: true, problem: null }))
  await act(async () => {
    answer({ isOk: false, problem: OFFLINE })
    expect(await sending).toEqual({ isOk: false, problem: OFFLINE })
  })
  expect(second).not.toHaveBeenCalled()
  await vi.waitFor(() =>
    expect(result.current).toMatchObject({ isSending: false, problem: OFFLINE }),
  )
  await act(() => result.current.send(second))
  await vi.waitFor(() => expect(result.current.problem).toBeNull())
})

test('sends while the browser believes that it is offline, and shows what came of it', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { result } = renderHook(() => useSend())
  await act(() => result.current.send(fail))
  await vi.waitFor(() => expect(result.current.problem).toEqual(OFFLINE))
})

test('sends nothing until the check is done, and asks for a new one after each call', async () => {
  const captcha = { take: vi.fn((): string | null => null), renew: vi.fn() }
  const { result } = renderHook(() => useSend(captcha as never))
  const call = vi.fn<(sending: Sending) => Promise<Outcome<string>>>(fail)
  await act(async () => expect(await result.current.send(call)).toBeNull())
  expect(call).not.toHaveBeenCalled()
  captcha.take.mockReturnValue('token')
  await act(() => result.current.send(call))
  expect(call).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ captchaToken: 'token' }))
  expect(captcha.renew).toHaveBeenCalledOnce()
})

import { vi } from 'vitest'

/** Lets fake timers control AbortSignal.timeout too, which otherwise runs on real time. */
export function fakeTimeouts(): void {
  vi.useFakeTimers()
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController()
    const end = () => controller.abort(new DOMException('No answer in time', 'TimeoutError'))
    setTimeout(end, ms)
    return controller.signal
  })
}

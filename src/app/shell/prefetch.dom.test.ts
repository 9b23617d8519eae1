import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { matchRoute } from '../match-route'
import { loadPage } from '../page-loader'
import { startPrefetch } from './prefetch'

const preload = vi.fn()
vi.mock('../page-loader', () => ({ loadPage: vi.fn() }))

let stop: () => void
beforeEach(() => {
  vi.useFakeTimers()
  vi.mocked(loadPage)
    .mockReset()
    .mockResolvedValue({ default: () => null, preload })
  document.body.innerHTML = `
    <a href="/pricing"><b>Prices</b></a>
    <a href="/services/payroll">Payroll</a>
    <a href="/privacy" target="_blank">Privacy</a>
    <a href="https://example.com/">Elsewhere</a>
    <a href="/nowhere">Nowhere</a>
    <a href="/">Here</a>`
  stop = startPrefetch()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const loadedPages = () => vi.mocked(loadPage).mock.calls.map(([page]) => page)
const pageOf = (path: string) => matchRoute(path)?.page

function fire(selector: string, type: string) {
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }))
}

test.each(['focusin', 'touchstart'])('%s loads the page of the link, and no other', (type) => {
  fire('a[href="/pricing"] b', type)
  expect(loadedPages()).toEqual([pageOf('/pricing')])
})

test('a resting pointer loads the page; one that passes does not', () => {
  fire('a[href="/pricing"]', 'pointerover')
  vi.advanceTimersByTime(30)
  fire('a[href="/services/payroll"]', 'pointerover')
  vi.advanceTimersByTime(100)
  expect(loadedPages()).toEqual([pageOf('/services/payroll')])
})

test('what the page shows is loaded with it', async () => {
  fire('a[href="/services/payroll"]', 'focusin')
  await vi.runAllTimersAsync()
  expect(preload).toHaveBeenCalledWith('/services/payroll')
})

test.each(['/privacy', 'https://example.com/', '/nowhere', '/'])(
  '%s in a new tab, elsewhere, unknown or shown already: nothing is loaded',
  (href) => {
    fire(`a[href="${href}"]`, 'focusin')
    expect(loadPage).not.toHaveBeenCalled()
  },
)

test('with Save-Data nothing is loaded', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  fire('a[href="/pricing"]', 'focusin')
  expect(loadPage).not.toHaveBeenCalled()
})

test('a page that cannot be loaded is no error', async () => {
  vi.mocked(loadPage).mockRejectedValue(new Error('offline'))
  fire('a[href="/pricing"]', 'focusin')
  await vi.runAllTimersAsync()
})

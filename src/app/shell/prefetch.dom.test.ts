import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startPrefetch } from './prefetch.ts'

const preload = vi.fn()
const loadPage = vi.hoisted(() => vi.fn<(path: string) => Promise<unknown>>())
vi.mock('@/lib/find-page.ts', () => ({
  findPage: (path: string) => (path === '/nowhere' ? undefined : { file: path }),
}))
vi.mock('../page-modules.ts', () => ({ pageLoader: (file: string) => () => loadPage(file) }))

let stop: () => void
beforeEach(() => {
  vi.useFakeTimers()
  loadPage.mockReset().mockResolvedValue({ default: () => null, preload })
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

const loadedPages = () => loadPage.mock.calls.map(([path]) => path)

function fire(selector: string, type: string) {
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }))
}

test.each(['focusin', 'touchstart'])('%s loads only the page of the link', (type) => {
  fire('a[href="/pricing"] b', type)
  expect(loadedPages()).toEqual(['/pricing'])
})

test('loads the page for a resting pointer, not for a passing one', () => {
  fire('a[href="/pricing"]', 'pointerover')
  vi.advanceTimersByTime(30)
  fire('a[href="/services/payroll"]', 'pointerover')
  vi.advanceTimersByTime(100)
  expect(loadedPages()).toEqual(['/services/payroll'])
})

test('loads the data of the page too', async () => {
  fire('a[href="/services/payroll"]', 'focusin')
  await vi.runAllTimersAsync()
  expect(preload).toHaveBeenCalledWith('/services/payroll')
})

test.each(['/privacy', 'https://example.com/', '/nowhere', '/'])(
  'loads nothing for %s (new tab, other site, unknown or current page)',
  (href) => {
    fire(`a[href="${href}"]`, 'focusin')
    expect(loadPage).not.toHaveBeenCalled()
  },
)

test.each([
  ['with Save-Data', { onLine: true, connection: { saveData: true } }],
  ['without a connection', { onLine: false }],
])('loads nothing %s', (_, navigator) => {
  vi.stubGlobal('navigator', navigator)
  fire('a[href="/pricing"]', 'focusin')
  expect(loadPage).not.toHaveBeenCalled()
})

test('ignores a page that fails to load', async () => {
  loadPage.mockRejectedValue(new Error('offline'))
  fire('a[href="/pricing"]', 'focusin')
  await vi.runAllTimersAsync()
})

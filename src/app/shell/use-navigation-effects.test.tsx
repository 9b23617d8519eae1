import { act, render } from '@testing-library/react'
import {
  createBrowserRouter,
  createMemoryRouter,
  RouterProvider,
  useLocation,
} from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { prefersReducedMotion } from '@/lib/motion.ts'
import { useNavigationEffects } from './use-navigation-effects.ts'

vi.mock('@/lib/motion.ts', () => ({ prefersReducedMotion: vi.fn(() => false) }))

const scrollTo = vi.fn()
const scrollIntoView = vi.fn()

beforeEach(() => {
  scrollTo.mockReset()
  scrollIntoView.mockReset()
  vi.stubGlobal('scrollTo', scrollTo)
  Element.prototype.scrollIntoView = scrollIntoView
  document.body.innerHTML = ''
})

function Page() {
  useNavigationEffects(useLocation())
  return null
}

/** @returns a function that navigates to another address */
function open(path: string) {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: [path] })
  render(<RouterProvider router={router} />)
  return (to: string | -1, options?: { state?: object; replace?: boolean }) =>
    act(() => (to === -1 ? router.navigate(to) : router.navigate(to, options)))
}

function addSection(id: string) {
  const section = document.createElement('section')
  section.id = id
  document.body.append(section)
  return section
}

test('another page begins at the top, smoothly (R29)', async () => {
  const go = open('/')
  expect(scrollTo).not.toHaveBeenCalled()
  await go('/terms')
  expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'smooth' }]])
  await go('/terms?x=1')
  expect(scrollTo).toHaveBeenCalledOnce()
})

test('a link to the page one is on leads to its top; a step kept in the history does not', async () => {
  const go = open('/')
  await go('/')
  expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'smooth' }]])
  await go('/', { state: { estimatorStep: 'income' } })
  expect(scrollTo).toHaveBeenCalledOnce()
})

test('a dialog that opens and closes leaves the page where it is scrolled to', async () => {
  const section = addSection('prices')
  const go = open('/pricing#prices')
  await vi.waitFor(() => expect(section).toHaveFocus())
  scrollIntoView.mockReset()
  await go('/pricing#prices', { state: { isDialog: true } })
  await go(-1)
  await new Promise((resolve) => requestAnimationFrame(resolve))
  expect(scrollTo).not.toHaveBeenCalled()
  expect(scrollIntoView).not.toHaveBeenCalled()
})

test('the entry of a closed dialog is left again', async () => {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], {
    initialEntries: ['/terms', { pathname: '/terms', state: { isDialog: true } }, '/contact'],
  })
  render(<RouterProvider router={router} />)
  await act(() => router.navigate(-1))
  await vi.waitFor(() => expect(router.state.location.state).toBeNull())
})

test('skips the entry of a closed dialog on Forward if another page follows it', async () => {
  window.history.replaceState(null, '', '/terms')
  const router = createBrowserRouter([{ path: '*', element: <Page /> }])
  render(<RouterProvider router={router} />)
  const expectOn = (path: string) =>
    vi.waitFor(() => expect(router.state.location).toMatchObject({ pathname: path, state: null }))
  await act(() => router.navigate('/terms', { state: { isDialog: true } }))
  act(() => window.history.back())
  await expectOn('/terms')
  // Nothing follows it yet.
  await act(() => router.navigate('/terms', { state: { isDialog: true } }))
  await act(() => router.navigate('/contact'))
  act(() => window.history.back())
  await expectOn('/terms')
  act(() => window.history.forward())
  await expectOn('/contact')
})

test.each([
  ['a link from a section of a page to the page leads to its top', {}, 1],
  ['an address that loses its answers leaves the visitor where they are', { replace: true }, 0],
])('%s', async (_, options, times) => {
  const go = open('/terms?x=1#fees')
  await go('/terms?x=1', options)
  expect(scrollTo).toHaveBeenCalledTimes(times)
})

test('back from a section leaves the visitor where they are', async () => {
  const go = open('/terms')
  await go('/terms#fees')
  await go(-1)
  expect(scrollTo).not.toHaveBeenCalled()
})

test('and at once where motion is not wanted (R30)', async () => {
  vi.mocked(prefersReducedMotion).mockReturnValueOnce(true)
  await open('/')('/terms')
  expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]])
})

test('a link to a section leads to it and gives it the focus (R32)', async () => {
  const section = addSection('tax-planning')
  await open('/')('/services#tax-planning')
  await vi.waitFor(() => expect(scrollIntoView.mock.contexts).toEqual([section]))
  expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'smooth', block: 'start' })
  expect(section).toHaveFocus()
})

test.each([
  ['/#estimate?w2=1', 'estimate'],
  ['/services#caf%C3%A9', 'café'],
  ['/services#100%', '100%'],
  ['/services#main', 'main'],
])('%s leads to the section "%s"', async (address, id) => {
  const section = addSection(id)
  await open('/terms')(address)
  await vi.waitFor(() => expect(scrollIntoView.mock.contexts).toEqual([section]))
})

test('a section that takes the focus by itself goes on doing so', async () => {
  const section = addSection('tax-planning')
  section.tabIndex = 0
  await open('/')('/services#tax-planning')
  await vi.waitFor(() => expect(section).toHaveFocus())
  expect(section.tabIndex).toBe(0)
})

test('what a hash holds besides names of sections leads nowhere', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'requestAnimationFrame', 'cancelAnimationFrame'] })
  addSection('booking=x')
  await open('/')('/schedule#booking=x')
  vi.advanceTimersByTime(1000)
  expect(scrollIntoView).not.toHaveBeenCalled()
  vi.useRealTimers()
})

test('who goes on before the section is there is not led to it any more', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'requestAnimationFrame', 'cancelAnimationFrame'] })
  const go = open('/')
  await go('/services#tax-planning')
  await go('/terms')
  addSection('tax-planning')
  vi.advanceTimersByTime(1000)
  expect(scrollIntoView).not.toHaveBeenCalled()
  vi.useRealTimers()
})

test('the browser finds the place again after a reload; on a page that is shown the place is ours', () => {
  const mode = () => window.history.scrollRestoration
  open('/')
  expect(mode()).toBe('manual')
  window.dispatchEvent(new Event('pagehide'))
  expect(mode()).toBe('manual')
  vi.stubGlobal('scrollY', 300)
  window.dispatchEvent(new Event('pagehide'))
  expect(mode()).toBe('auto')
  vi.unstubAllGlobals()
  window.dispatchEvent(new Event('pageshow'))
  expect(mode()).toBe('manual')
})

test('also where its page takes long to load', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'requestAnimationFrame', 'cancelAnimationFrame'] })
  await open('/')('/services#tax-planning')
  vi.advanceTimersByTime(12_000)
  const section = addSection('tax-planning')
  vi.advanceTimersByTime(20)
  expect(scrollIntoView.mock.contexts).toEqual([section])
  vi.useRealTimers()
})

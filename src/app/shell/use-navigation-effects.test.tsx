import { act, render, screen } from '@testing-library/react'
import { useInsertionEffect } from 'react'
import { BrowserRouter, createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
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

test('scrolls smoothly to the top on another page (R29)', async () => {
  const go = open('/')
  expect(scrollTo).not.toHaveBeenCalled()
  await go('/terms')
  expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'smooth' }]])
  await go('/terms?x=1')
  expect(scrollTo).toHaveBeenCalledOnce()
})

test('scrolls the last window smoothly from far below, and jumps before that', async () => {
  vi.stubGlobal('scrollY', 5000)
  vi.stubGlobal('innerHeight', 800)
  await open('/')('/terms')
  expect(scrollTo.mock.calls).toEqual([
    [{ top: 800, behavior: 'instant' }],
    [{ top: 0, behavior: 'smooth' }],
  ])
  vi.unstubAllGlobals()
})

test('scrolls to the top for a link to the current page, not for a history step', async () => {
  const go = open('/')
  await go('/')
  expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'smooth' }]])
  await go('/', { state: { estimatorStep: 'income' } })
  expect(scrollTo).toHaveBeenCalledOnce()
})

test('shows the page that Back or Forward has reached while hydrating', async () => {
  window.history.replaceState(null, '', '/terms')
  function Late() {
    useInsertionEffect(() => window.history.replaceState(null, '', '/contact'), [])
    return <p>{useLocation().pathname}</p>
  }
  render(
    <>
      <Page />
      <Late />
    </>,
    { wrapper: BrowserRouter },
  )
  expect(await screen.findByText('/contact')).toBeVisible()
})

test.each([
  ['scrolls to the top for a link from a section to its page', {}, 1],
  ['keeps the scroll position when the answers leave the address', { replace: true }, 0],
])('%s', async (_, options, times) => {
  const go = open('/terms?x=1#fees')
  await go('/terms?x=1', options)
  expect(scrollTo).toHaveBeenCalledTimes(times)
})

test('keeps the scroll position on Back from a section', async () => {
  const go = open('/terms')
  await go('/terms#fees')
  await go(-1)
  expect(scrollTo).not.toHaveBeenCalled()
})

test('scrolls at once with reduced motion (R30)', async () => {
  vi.mocked(prefersReducedMotion).mockReturnValueOnce(true)
  await open('/')('/terms')
  expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]])
})

test('scrolls to a linked section and focuses it (R32)', async () => {
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
])('%s scrolls to the section "%s"', async (address, id) => {
  const section = addSection(id)
  await open('/terms')(address)
  await vi.waitFor(() => expect(scrollIntoView.mock.contexts).toEqual([section]))
})

test('leaves the focus to a visitor who has already tabbed into the section', async () => {
  const section = addSection('tax-planning')
  const button = section.appendChild(document.createElement('button'))
  const go = open('/')
  button.focus()
  await go('/#tax-planning')
  await vi.waitFor(() => expect(scrollIntoView.mock.contexts).toEqual([section]))
  expect(button).toHaveFocus()
})

test('keeps a focusable section focusable', async () => {
  const section = addSection('tax-planning')
  section.tabIndex = 0
  await open('/')('/services#tax-planning')
  await vi.waitFor(() => expect(section).toHaveFocus())
  expect(section.tabIndex).toBe(0)
})

test('ignores a hash that is not the name of a section', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'requestAnimationFrame', 'cancelAnimationFrame'] })
  addSection('booking=x')
  await open('/')('/schedule#booking=x')
  vi.advanceTimersByTime(1000)
  expect(scrollIntoView).not.toHaveBeenCalled()
  vi.useRealTimers()
})

test('cancels the scroll to a section when the visitor leaves first', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'requestAnimationFrame', 'cancelAnimationFrame'] })
  const go = open('/')
  await go('/services#tax-planning')
  await go('/terms')
  addSection('tax-planning')
  vi.advanceTimersByTime(1000)
  expect(scrollIntoView).not.toHaveBeenCalled()
  vi.useRealTimers()
})

test('leaves scroll restoration to the browser only for a reload', () => {
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

test('scrolls to a section even if its page loads slowly', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'requestAnimationFrame', 'cancelAnimationFrame'] })
  await open('/')('/services#tax-planning')
  vi.advanceTimersByTime(12_000)
  const section = addSection('tax-planning')
  vi.advanceTimersByTime(20)
  expect(scrollIntoView.mock.contexts).toEqual([section])
  vi.useRealTimers()
})

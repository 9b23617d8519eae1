import { act, fireEvent, render, screen } from '@testing-library/react'
import { lazy, type ReactNode, Suspense, useId, useLayoutEffect } from 'react'
import { renderToString } from 'react-dom/server'
import { Link, Route, Routes, StaticRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LoadingNotice } from './shell/loading-notice.tsx'
import { SiteRouter } from './site-router.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  window.history.replaceState(null, '', '/')
})
afterEach(() => vi.useRealTimers())

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const notice = () => screen.queryByRole('status')

/** Shows a page that links to one whose code has not come yet. */
function openHome() {
  let resolve: (page: { default: () => ReactNode }) => void
  const Late = lazy(
    () => new Promise<{ default: () => ReactNode }>((whenCome) => (resolve = whenCome)),
  )
  render(
    <SiteRouter>
      <Suspense>
        <Routes>
          <Route path="/" element={<Link to="/late">Next</Link>} />
          <Route path="/late" element={<Late />} />
        </Routes>
      </Suspense>
      <LoadingNotice />
    </SiteRouter>,
  )
  return { arrive: () => act(async () => resolve({ default: () => <h1>The late page</h1> })) }
}

test('says "Loading..." on the old page while the next one loads, without the Navigation API too (R25)', async () => {
  expect(window).not.toHaveProperty('navigation')
  const { arrive } = openHome()
  await act(async () => fireEvent.click(screen.getByText('Next')))
  expect(notice()).toBeNull()
  await pass(200)
  expect(notice()).toHaveTextContent(/^Loading\.\.\.$/)
  expect(screen.getByText('Next')).toBeVisible()
  await arrive()
  expect(screen.getByRole('heading', { name: 'The late page' })).toBeVisible()
  expect(notice()).toBeNull()
})

test('says it on Back and Forward', async () => {
  openHome()
  await act(async () => {
    window.history.pushState({ idx: 1 }, '', '/late')
    window.dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1 } }))
  })
  await pass(200)
  expect(notice()).toBeVisible()
})

test('shows the page that Back reached while the old one hydrated', async () => {
  window.history.replaceState({ key: 'old' }, '', '/terms')
  function Page() {
    useLayoutEffect(() => {
      // As useNavigationEffects does once it finds the address changed.
      window.history.replaceState({ key: 'new' }, '', '/contact')
      queueMicrotask(() => window.dispatchEvent(new PopStateEvent('popstate')))
    }, [])
    return <p>{useLocation().pathname}</p>
  }
  await act(async () => render(<Page />, { wrapper: SiteRouter }))
  expect(screen.getByText('/contact')).toBeVisible()
})

test('says nothing about a page that comes at once', async () => {
  const { arrive } = openHome()
  await act(async () => fireEvent.click(screen.getByText('Next')))
  await pass(100)
  await arrive()
  await pass(200)
  expect(screen.getByRole('heading', { name: 'The late page' })).toBeVisible()
  expect(notice()).toBeNull()
})

test('hydrates what the build rendered, with the same ids', () => {
  const Field = () => <input id={useId()} />
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(
    <StaticRouter location="/">
      <Field />
    </StaticRouter>,
  )
  // A mismatch is an error in the console, which fails the test.
  render(
    <SiteRouter>
      <Field />
    </SiteRouter>,
    { container, hydrate: true },
  )
  expect(container.querySelector('input')?.id).not.toBe('')
})

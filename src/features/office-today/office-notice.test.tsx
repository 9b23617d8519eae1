import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OfficeTodayResponse } from '@/shared/contracts/office-today.ts'

const SNOW = { id: '1', text: 'Closed today, <b>snow</b>' }
let answer: OfficeTodayResponse | null
let asked: number

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2027-03-08T14:00:00Z'), shouldAdvanceTime: true })
  vi.resetModules()
  sessionStorage.clear()
  answer = { changedDays: [], notice: SNOW }
  asked = 0
  vi.stubGlobal('fetch', async (path: string) => {
    expect(path).toBe('/api/availability?office=today')
    asked += 1
    return answer ? Response.json(answer) : Response.json({}, { status: 503 })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

async function show() {
  const { default: OfficeNotice } = await import('./office-notice.tsx')
  const { useOfficeToday } = await import('./office-today.ts')
  const State = () => <output>{JSON.stringify(useOfficeToday()?.changedDays ?? null)}</output>
  return render(
    <>
      <OfficeNotice />
      <main id="main">
        <h1>A page</h1>
      </main>
      <State />
    </>,
  )
}
const minutesLater = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * 60_000))

test('reads the notice out once, as plain text, in a place that was there before', async () => {
  const { container } = await show()
  const live = container.querySelector('[aria-live="polite"]')
  expect(live).toBeEmptyDOMElement()
  expect(await screen.findByText('Closed today, <b>snow</b>')).toBe(live)
  expect(screen.getByRole('complementary', { name: 'Notice from the office' })).toHaveClass(
    'no-print',
  )
  const changes = vi.fn()
  new MutationObserver(changes).observe(container, {
    childList: true,
    characterData: true,
    subtree: true,
  })
  await minutesLater(2)
  expect(asked).toBe(2)
  expect(changes).not.toHaveBeenCalled()
})

test('stays closed for this visit, and shows the next notice', async () => {
  const page = await show()
  await userEvent.click(await screen.findByRole('button', { name: 'Close the notice' }))
  expect(screen.queryByRole('complementary')).toBeNull()
  expect(screen.getByRole('heading', { name: 'A page' })).toHaveFocus()
  page.unmount()
  vi.resetModules()
  await show()
  expect(await screen.findByText('[]')).toBeVisible()
  expect(screen.queryByRole('complementary')).toBeNull()
  answer = { changedDays: [], notice: { id: '2', text: 'Open until noon' } }
  await minutesLater(2)
  expect(screen.getByText('Open until noon')).toBeVisible()
})

test('is gone within five minutes of its end, and when the server has been out of reach for as long', async () => {
  await show()
  expect(await screen.findByText(SNOW.text)).toBeVisible()
  answer = { changedDays: [], notice: null }
  await minutesLater(2)
  expect(screen.queryByText(SNOW.text)).toBeNull()
  answer = null
  await minutesLater(4)
  expect(screen.getByText('[]')).toBeVisible()
  await minutesLater(2)
  expect(screen.getByText('null')).toBeVisible()
  answer = { changedDays: [], notice: SNOW }
  await minutesLater(2)
  expect(screen.getByText(SNOW.text)).toBeVisible()
})

test('asks for nothing while the page is hidden or offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await show()
  await minutesLater(2)
  expect(asked).toBe(0)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  await minutesLater(2)
  expect(asked).toBe(0)
  hidden.mockReturnValue(false)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(await screen.findByText(SNOW.text)).toBeVisible()
})

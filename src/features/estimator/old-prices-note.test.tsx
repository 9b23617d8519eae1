import { render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { PRICE_LIST_DATE } from '@/config/rates.ts'
import { OldPricesNote } from './old-prices-note.tsx'
import { PriceList } from './price-list.tsx'

afterEach(() => vi.useRealTimers())

test.each([
  ['on the day', 0, false],
  ['a day later', 1, true],
])('shows the note one year after the list, %s: %s', (_, daysMore, isOld) => {
  const now = new Date(`${PRICE_LIST_DATE}T12:00:00`)
  now.setFullYear(now.getFullYear() + 1)
  now.setDate(now.getDate() + daysMore)
  vi.useFakeTimers({ toFake: ['Date'], now })
  expect(render(<OldPricesNote />).container.textContent.includes('more than a year old')).toBe(
    isOld,
  )
  expect(render(<PriceList />).container.textContent.includes('more than a year old')).toBe(isOld)
})

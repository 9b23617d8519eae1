import { expect, test, vi } from 'vitest'

test('creates each format once, on first use, in office time', async () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat')
  const dates = await import('./post-dates.ts')
  expect(made).not.toHaveBeenCalled()
  const moment = '2026-11-12T03:30:00Z'
  expect(dates.formatPostDay(moment)).toBe('November 11, 2026')
  expect(dates.formatPostDay('2026-11-12T12:00:00Z')).toBe('November 12, 2026')
  expect(made).toHaveBeenCalledOnce()
  expect(dates.formatPostMonth(moment)).toBe('November 2026')
  expect(dates.formatDayOfMonth(moment)).toBe('11')
  expect(dates.formatPostMoment(moment)).toMatch(/^November 11, 2026 at 10:30.PM$/)
})

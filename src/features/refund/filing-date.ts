import { formatDay } from '@/shared/format-date.ts'
import { TIMINGS_KNOWN_FROM } from '@/tax/data/refund-facts.ts'

type FilingDateState = 'unfinished' | 'tooOld' | 'inFuture' | 'usable'

/** What is wrong with a filing date, and what to do. */
export const DATE_ERRORS: Partial<Record<FilingDateState, string>> = {
  inFuture: 'This day is in the future. Enter the day it was accepted or mailed.',
  tooOld: `These timings are for returns filed from ${formatDay(TIMINGS_KNOWN_FROM)}. For an earlier return, use the trackers.`,
}

/** Typing a year digit by digit passes through years like 0020. */
const FIRST_FINISHED_YEAR = '1900'

/**
 * Whether the helper can work with a filing date. Both are ISO calendar dates, `filedOn` '' for none; today is
 * null while prerendering.
 */
export function filingDateState(filedOn: string, today: string | null): FilingDateState {
  if (today === null || filedOn < FIRST_FINISHED_YEAR) return 'unfinished'
  if (filedOn < TIMINGS_KNOWN_FROM) return 'tooOld'
  return filedOn > today ? 'inFuture' : 'usable'
}

import { expect, test } from 'vitest'
import { lateAdvice } from './late-advice.ts'

const FEDERAL = { taxYear: 2026, penaltyForm: 'Form 2210', earlyReturnBy: '2027-02-01' }
const OHIO = { taxYear: 2026, penaltyForm: 'IT/SD 2210' }

// The return for 2026 is due on April 15, 2027, a Thursday.
test.each([
  ['2027-01-16', FEDERAL, 'file the return and pay all of the tax by February 1, 2027'],
  ['2027-02-01', FEDERAL, 'file the return and pay all of the tax by February 1, 2027'],
  ['2027-02-02', FEDERAL, 'Pay it now, or with the return.'],
  ['2027-04-15', FEDERAL, 'Pay it now, or with the return.'],
  ['2027-04-16', FEDERAL, 'the balance of the 2026 return; Form 2210 works out'],
  ['2027-01-16', OHIO, 'Pay it now, or with the return.'],
  ['2027-04-16', OHIO, 'the balance of the 2026 return; IT/SD 2210 works out'],
])('advises on %s, for %j', (today, facts, text) => {
  expect(lateAdvice(today, facts)).toContain(text)
})

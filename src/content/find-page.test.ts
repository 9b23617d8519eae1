import { expect, test } from 'vitest'
import { findPage } from './find-page'

test.each([
  ['/', 'home'],
  ['/services/payroll', 'payroll'],
  ['/resources/check-my-refund', 'check-refund'],
  ['/services/Payroll/x', undefined],
  ['/Pricing', undefined],
  ['/no/such/page', undefined],
])('%s is the page %s', (pathname, id) => {
  expect(findPage(pathname)?.id).toBe(id)
})

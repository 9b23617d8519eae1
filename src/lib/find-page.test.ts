import { expect, test } from 'vitest'
import { findPage } from './find-page.ts'

test.each([
  ['/', 'home'],
  ['/services/payroll', 'payroll'],
  ['/resources/check-my-refund', 'check-refund'],
  ['/services/p%61yroll', 'payroll'],
  ['/services%2Fpayroll', undefined],
  ['/%', undefined],
  ['/services/Payroll/x', undefined],
  ['/Pricing', undefined],
  ['/no/such/page', undefined],
])('maps %s to the page %s', (pathname, id) => {
  expect(findPage(pathname)?.id).toBe(id)
})

import { expect, test } from 'vitest'
import { matchRoute } from './match-route'

test.each([
  ['/', 'home'],
  ['/services/payroll', 'payroll'],
  ['/resources/check-my-refund', 'check-refund'],
  ['/services/Payroll/x', undefined],
  ['/Pricing', undefined],
  ['/no/such/page', undefined],
])('%s is the page %s', (pathname, id) => {
  expect(matchRoute(pathname)?.id).toBe(id)
})

import { notNegative } from './amounts.ts'

/** Payments toward a tax, and the refund or balance due, in dollars. One of the two is 0. */
export type Settlement = { payments: number; refund: number; balanceDue: number }

/** Offsets a tax with payments. */
export function settle(tax: number, payments: number): Settlement {
  return {
    payments,
    refund: notNegative(payments - tax),
    balanceDue: notNegative(tax - payments),
  }
}

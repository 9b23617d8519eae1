import { expect, test } from 'vitest'
import { OFFICIAL_LINKS } from '@/config/official-links.ts'
import { findPayment, KIND_LABELS, PAYERS, paymentsOf, WAYS } from './payments.ts'

const PAYMENTS = PAYERS.map(({ value }) => paymentsOf(value))
const ALL_PAYMENTS = PAYMENTS.flat()

test.each([
  ['individual', 'federalBalance', 'https://www.irs.gov/payments/direct-pay'],
  ['individual', 'estimates', 'https://www.irs.gov/payments/direct-pay'],
  ['individual', 'ohioIncome', 'https://tax.ohio.gov/pay'],
  ['individual', 'schoolDistrict', 'https://tax.ohio.gov/pay'],
  ['individual', 'village', 'https://thefinder.tax.ohio.gov/StreamlineSalesTaxWeb/'],
  ['business', 'federalBalance', 'https://www.eftps.gov'],
  ['business', 'estimates', 'https://www.eftps.gov'],
  ['business', 'passThrough', 'https://myportal.tax.ohio.gov'],
  ['business', 'sales', 'https://gateway.ohio.gov'],
  ['individual', 'use', 'https://tax.ohio.gov/pay'],
  ['business', 'use', 'https://gateway.ohio.gov'],
  ['business', 'cat', 'https://gateway.ohio.gov'],
  ['business', 'village', 'https://thefinder.tax.ohio.gov/StreamlineSalesTaxWeb/'],
  ['employer', 'payroll', 'https://www.eftps.gov'],
  ['employer', 'ohioIncome', 'https://gateway.ohio.gov'],
  ['employer', 'schoolDistrict', 'https://gateway.ohio.gov'],
  ['employer', 'village', 'https://www.ritaohio.com'],
  ['employer', 'unemployment', 'https://thesource.jfs.ohio.gov'],
  ['employer', 'workersCompensation', 'https://www.bwc.ohio.gov'],
] as const)('%s, %s: starts at %s', (payer, kind, href) => {
  const payment = findPayment(payer, kind)
  expect(payment.kind).toBe(kind)
  expect(paymentsOf(payer)).toContain(payment)
  expect(OFFICIAL_LINKS[payment.ways[0]].href).toBe(href)
})

test('covers every payment in the table above', () => {
  expect(ALL_PAYMENTS).toHaveLength(19)
  for (const payments of PAYMENTS) {
    expect(new Set(payments.map(({ kind }) => kind)).size).toBe(payments.length)
  }
})

test.each([
  [
    'falls back to an individual’s first payment for payroll tax',
    'individual',
    'payroll',
    'federalBalance',
  ],
  [
    'falls back to a business’s first payment for payroll tax',
    'business',
    'payroll',
    'federalBalance',
  ],
  ['falls back to payroll tax for an employer’s sales tax', 'employer', 'sales', 'payroll'],
] as const)('%s', (_, payer, kind, expected) => {
  expect(findPayment(payer, kind).kind).toBe(expected)
})

test('sends no individual to EFTPS and no payroll deposit to a card', () => {
  expect(paymentsOf('individual').flatMap(({ ways }) => ways)).not.toContain('eftps')
  expect(findPayment('employer', 'payroll').ways).not.toContain('irsCardPayment')
})

test('gives every kind a payer, and every way a use and something to have ready', () => {
  const kinds = new Set<string>(ALL_PAYMENTS.map(({ kind }) => kind))
  expect(Object.keys(KIND_LABELS).filter((kind) => !kinds.has(kind))).toEqual([])
  const used = new Set<string>(ALL_PAYMENTS.flatMap(({ ways }) => ways))
  expect(Object.keys(WAYS).filter((way) => !used.has(way))).toEqual([])
  for (const [way, { ready }] of Object.entries(WAYS)) expect(ready.length, way).toBeGreaterThan(0)
})

test('lists every official URL once, with https', () => {
  const hrefs = Object.values(OFFICIAL_LINKS).map(({ href }) => href)
  expect(hrefs.filter((href) => !href.startsWith('https://'))).toEqual([])
  expect(new Set<string>(hrefs).size).toBe(hrefs.length)
})

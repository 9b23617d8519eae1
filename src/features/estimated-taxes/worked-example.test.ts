import { expect, test } from 'vitest'
import { workedExample } from './worked-example.ts'

test('shows both safe amounts (R181)', () => {
  expect(workedExample().amounts.rows).toEqual([
    ['Tax expected this year', '$14,000', '$1,900'],
    ['Tax of last year', '$9,000', '$1,700'],
    ['90% of this year’s tax', '$12,600', '$1,710'],
    ['100% of last year’s tax', '$9,000', '$1,700'],
    ['Safe amount: the smaller one', '$9,000', '$1,700'],
    ['Withheld from wages', '$3,600', '$900'],
    ['To pay in four parts', '$5,400', '$800'],
    ['Each part', '$1,350', '$200'],
  ])
})

test('charges 15 days at 6% and 77 days at 7% on the late part', () => {
  const june = (1350 * (15 * 0.06 + 77 * 0.07)) / 365
  expect(june.toFixed(2)).toBe('23.26')
  expect(workedExample().payments.rows).toEqual([
    ['Apr 15, 2026', '$1,350', 'Apr 15, 2026', '$0.00'],
    ['Jun 15, 2026', '$1,350', 'Sep 15, 2026', '$23.26'],
    ['Sep 15, 2026', '$1,350', 'Sep 15, 2026', '$0.00'],
    ['Jan 15, 2027', '$1,350', 'Jan 15, 2027', '$0.00'],
  ])
})

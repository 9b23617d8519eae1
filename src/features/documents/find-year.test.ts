import { expect, test } from 'vitest'
import { printWords } from '../../../tests/fixtures/print-words.ts'
import { findYear } from './find-year.ts'
import { FORM_1099_INT, FORM_1099_NEC, SSA_1099, W2 } from '../../../tests/fixtures/forms.ts'

test.each([
  ['beside the title', W2, ['Form W-2  Wage and Tax Statement  2025'], 2025],
  ['above the title', W2, ['2025 Tax Statement', 'Wage and Tax Statement (substitute form)'], 2025],
  [
    'beside the title, whatever the instructions name',
    FORM_1099_NEC,
    [
      'Form 1099-NEC  Nonemployee Compensation  2025',
      '',
      ...Array<string>(5).fill('See the 2024 instructions.'),
    ],
    2025,
  ],
  [
    'for the calendar year, not of the revision',
    FORM_1099_NEC,
    ['Form 1099-NEC (Rev. January 2024)', '', 'For calendar year 20 25'],
    2025,
  ],
  ['in the label of a box', SSA_1099, ['', '3 Benefits paid in 2025', '31,200.00'], 2025],
  ['as an amount', FORM_1099_INT, ['', '1 Interest income  2025'], null],
  ['in a date', W2, ['Form W-2', 'Issued January 15, 2026'], null],
  ['twice, and different', W2, ['Form W-2  2024', 'W-2  2025'], null],
  ['nowhere', W2, ['Form W-2'], null],
])('a year %s', (_, form, lines, year) => {
  expect(findYear(printWords(...lines), form)).toBe(year)
})

import { expect, test } from 'vitest'
import { classifyForm } from './classify-form.ts'
import { printWords } from '../../../tests/fixtures/print-words.ts'

test.each([
  ['a letter', ['Dear customer,', 'your wages will be paid on the first of each month.']],
  ['Form W-4', ['Form W-4', 'Employee’s Withholding Certificate', 'Social security number']],
  ['Form 1099-R', ['Form 1099-R', '1 Gross distribution', '4 Federal income tax withheld']],
  ['Form 1098-T', ['Form 1098-T', 'Tuition Statement', '1 Payments received']],
  ['Form W-2G', ['Form W-2G', 'Certain Gambling Winnings', '4 Federal income tax withheld']],
  ['an empty page', []],
])('does not recognize %s', (_, lines) => {
  expect(classifyForm(printWords(...lines))).toBeNull()
})

test('recognizes a form despite misread letters', () => {
  const words = printWords(
    'Forrn W-2 Wage and Tax Statenent 2025',
    '1 Wages, tips, othcr compensatlon',
    '2 Federal incorne tax withheld',
    '3 Sociai security wages',
    '4 Social securlty tax withheld',
    '5 Medicare wages and tlps',
    '6 Medicare tax wlthheld',
  )
  expect(classifyForm(words)?.kind).toBe('w2')
})

import { expect, test } from 'vitest'
import { extractFields } from './extract-fields.ts'
import { FORM_1099_DIV } from './forms/div.ts'
import { SSA_1099 } from './forms/social-security.ts'
import { W2 } from './forms/w2.ts'
import type { FormDefinition } from './forms/form-definition.ts'
import { findIdentities } from './mask.ts'
import { printWords } from '../../../tests/fixtures/print-words.ts'
import { showFields } from './shown-field.ts'

function readBox(form: FormDefinition, id: string, label: string, print: string) {
  const words = printWords(label, print)
  const [shown] = showFields(
    extractFields(words, form).readings.filter(({ field }) => field.id === id),
  )
  const state = shown?.state
  return {
    text: shown?.text,
    state: state?.kind === 'read' ? state.level : state?.kind,
    isCovered: findIdentities(words).length > 0,
  }
}

const WAGES = '1 Wages, tips, other compensation'

test.each([
  ['an amount', '52,306.00', '52,306.00', 'high'],
  ['a separate dollar sign', '$ 52,306.00', '52,306.00', 'high'],
  ['a box number before it', '1 52,306.00', '152,306.00', 'medium'],
  ['another amount beside it', '52,306.00 1,400.00', '52,306.00', 'high'],
  ['separate cents', '52306 00', '52,306.00', 'medium'],
  ['separate cents of a small amount', '52 06', '52.06', 'medium'],
  ['separate cents after a comma', '52,306 00', '52,306.00', 'medium'],
  ['the letter O for its last zeros', '52,306.OO', '52,306.00', 'medium'],
  ['the letter O for most of its digits', '5O,OOO.OO', '50,000.00', 'medium'],
  ['a box border before it', '|52,306.00', '52,306.00', 'medium'],
  ['a box border after it', '52,306.00]', '52,306.00', 'medium'],
  ['cents only', '.50', '0.50', 'medium'],
  ['a trailing minus', '52,306.00-', '', 'unreadable'],
  ['a misread digit', '52,306.0*', '', 'unreadable'],
  ['a year on a form without another', '2025', '', 'empty'],
  ['a year in two pieces', '20 25', '', 'empty'],
  ['an amount that cannot be a tax year', '2000', '2,000.00', 'medium'],
  ['a small amount with separate cents', '19 50', '19.50', 'medium'],
])('%s: reads "%s" as "%s", %s', (_, print, text, state) => {
  expect(readBox(W2, 'wages', WAGES, print)).toEqual({ text, state, isCovered: false })
})

test.each([
  ['(1,200.00)', '-1,200.00'],
  ['1,200.00-', '-1,200.00'],
  ['-1,200.00', '-1,200.00'],
  ['1,200.00', '1,200.00'],
])('reads net benefits of %s as %s', (print, text) => {
  const label = 'Box 5. Net Benefits for 2025 (Box 3 minus Box 4)'
  expect(readBox(SSA_1099, 'netBenefits', label, print)).toMatchObject({ text, state: 'high' })
})

/** The amounts read from a W-2, by field, with their confidence if below 1. */
function readW2(...lines: string[]) {
  const { readings } = extractFields(printWords(...lines), W2)
  const read = readings.filter(({ value }) => value !== null)
  return read.map(({ field: { id }, value, confidence }) => {
    const doubt = confidence === 1 ? '' : ` ${confidence}`
    return `${id} ${(value?.cents ?? 0) / 100}${doubt}`
  })
}

test.each([
  [
    'under its label',
    [
      '1 Wages, tips, other comp.      2 Federal income tax withheld',
      '52,306.00                       6,120.00',
    ],
    ['wages 52306', 'federalTax 6120'],
  ],
  [
    'under the label of the second cell only',
    [
      '1 Wages, tips, other comp.      2 Federal income tax withheld',
      '                                6,120.00',
    ],
    ['federalTax 6120'],
  ],
  [
    'at the right end of its cell',
    [
      '1 Wages, tips, other comp.      2 Federal income tax withheld',
      '                     52,306.00            6,120.00',
    ],
    ['wages 52306', 'federalTax 6120'],
  ],
  ['after its label', ['1 Wages, tips, other comp.   52,306.00'], ['wages 52306']],
  [
    'after labels in a list',
    ['1 Wages, tips, other comp.  52,306.00', '2 Federal income tax withheld  6,120.00'],
    ['wages 52306', 'federalTax 6120'],
  ],
  [
    'two empty lines below its label',
    ['1 Wages, tips, other comp.', '', '52,306.00'],
    ['wages 52306'],
  ],
  ['too far below', ['1 Wages, tips, other comp.', '', '', '52,306.00'], []],
  ['before its label', ['52,306.00   1 Wages, tips, other comp.'], []],
  ['above its label', ['52,306.00', '1 Wages, tips, other comp.'], []],
  [
    'under the label of a box that is not read',
    ['1 Wages, tips, other comp.', '10 Dependent care benefits', '1,200.00'],
    [],
  ],
  ['under other words', ['1 Wages, tips, other comp.', 'Void if altered', '52,306.00'], []],
  [
    'for the longer of two labels that begin alike',
    ['3 Social security wages', '52,306.00', '', '4 Social security tax withheld', '3,242.97'],
    ['socialSecurityWages 52306', 'socialSecurityTax 3242.97'],
  ],
  ['once for two labels', ['16 State wages', '17 State income tax', '1,700.00'], ['stateTax 1700']],
  [
    'repeated on two copies',
    ['1 Wages, tips, other comp.', '52,306.00', '', '1 Wages, tips, other comp.', '52,306.00'],
    ['wages 52306'],
  ],
  [
    'that differs on two copies',
    ['1 Wages, tips, other comp.', '52,306.00', '', '1 Wages, tips, other comp.', '62,306.00'],
    ['wages 52306 0.6'],
  ],
  [
    'beside one label and a line below another',
    [
      '                               1 Wages, tips, other comp.',
      '2 Federal income tax withheld  6,120.00',
    ],
    ['federalTax 6120'],
  ],
  [
    'for the label with the box number first',
    [
      'Wages, tips, other comp.        1 Wages, tips, other comp.',
      '99.00                           52,306.00',
    ],
    ['wages 52306 0.6'],
  ],
  ['under a label of another kind', ['a Employee’s social security number', '52,306.00'], []],
  ['in doubt', ['1 Wages, tips, other comp.', '52,306'], ['wages 52306 0.75']],
  ['for a misread label', ['1 Wagos, tipe, othor comp.', '52,306.00'], ['wages 52306 0.9']],
])('reads an amount %s', (_, lines, found) => expect(readW2(...lines)).toEqual(found))

test.each([1900, 1999, 2000, 2024, 2026, 2049, 2099])(
  'reads %d whole dollars as an amount on a form for 2025',
  (dollars) => {
    const lines = ['Form W-2  2025', '', WAGES, `${dollars}`, '', '16 State wages', `${dollars}`]
    const both = [`wages ${dollars} 0.75`, `stateWages ${dollars} 0.75`]
    expect(readW2(...lines)).toEqual(both)
    expect(extractFields(printWords(...lines), W2).year).toBe(2025)
  },
)

test('does not read the form’s year as an amount, even at the end of a label', () => {
  const lines = ['SSA-1099  2025', '', '3 Benefits paid in', '2025', '31,200.00']
  const { readings, year } = extractFields(printWords(...lines), SSA_1099)
  expect(readings.find(({ field: { id } }) => id === 'benefitsPaid')?.value?.cents).toBe(3_120_000)
  expect(year).toBe(2025)
})

test('returns no year for a form without one', () => {
  expect(extractFields(printWords(WAGES, '52,306.00'), W2).year).toBeNull()
})

test('does not read a longer label’s amount for the label inside it', () => {
  const words = printWords('2e Section 897 ordinary dividends', '48.00')
  const { readings } = extractFields(words, FORM_1099_DIV)
  const read = readings.filter(({ value }) => value !== null)
  expect(read).toEqual([])
})

import { expect, test } from 'vitest'
import { printWords } from '../../../tests/fixtures/print-words.ts'
import { findForms, findMark } from './find-forms.ts'

const W2_LINES = [
  'a Employee’s social security number',
  '1 Wages, tips, other compensation   2 Federal income tax withheld',
  '52,306.00                           6,120.00',
  '3 Social security wages             4 Social security tax withheld',
  '5 Medicare wages and tips           6 Medicare tax withheld',
]
const NEC_LINES = [
  '1 Nonemployee compensation  8,200.00',
  '4 Federal income tax withheld',
  '5 State tax withheld',
]
const INT_LINES = [
  '1 Interest income  612.40',
  '2 Early withdrawal penalty',
  '8 Tax-exempt interest  140.00',
]
const DIV_LINES = ['1a Total ordinary dividends  1,945.30', '1b Qualified dividends  1,502.77']

/** The forms of a sheet: "W-2", or "(1099-B)" for one that is not read, with their amounts. */
const formsOn = (...lines: string[]) =>
  findForms(printWords(...lines)).map(({ name, definition, words }) => {
    const amounts = words.filter(({ text }) => /\d\.\d\d$/.test(text)).map(({ text }) => text)
    return [definition ? name : `(${name})`, ...amounts].join(' ')
  })

test.each([
  [
    'a form with its title above',
    ['Form W-2  Wage and Tax Statement  2025', ...W2_LINES],
    ['W-2 52,306.00 6,120.00'],
  ],
  [
    'a form with its title below',
    [...W2_LINES, 'Form W-2  Wage and Tax Statement  2025'],
    ['W-2 52,306.00 6,120.00'],
  ],
  [
    'two people’s forms, one above the other',
    [...W2_LINES, 'Form W-2  2025', '', ...W2_LINES, 'Form W-2  2025'],
    ['W-2 52,306.00 6,120.00', 'W-2 52,306.00 6,120.00'],
  ],
  [
    'two forms side by side',
    NEC_LINES.map((line) => `${line.padEnd(60)}${line}`),
    ['1099-NEC 8,200.00', '1099-NEC 8,200.00'],
  ],
  [
    'a composite statement with titles above',
    [
      '2025 Composite Statement of 1099 Forms',
      'Form 1099-INT  2025',
      ...INT_LINES,
      'Form 1099-DIV  2025',
      ...DIV_LINES,
      'Form 1099-B  2025',
      '1d Proceeds  24,310.00',
    ],
    ['1099-INT 612.40 140.00', '1099-DIV 1,945.30 1,502.77', '(1099-B) 24,310.00'],
  ],
  [
    'different forms with titles below',
    [...INT_LINES, 'Form 1099-INT  2025', '', ...DIV_LINES, 'Form 1099-DIV  2025'],
    ['1099-INT 612.40 140.00', '1099-DIV 1,945.30 1,502.77'],
  ],
  [
    'a form whose instructions name others',
    [
      'Form 1099-NEC  Nonemployee Compensation  2025',
      ...NEC_LINES,
      'See the instructions for Form 1099-MISC and Form 1099-K.',
      'Form 1099-MISC is for rents.',
    ],
    ['1099-NEC 8,200.00'],
  ],
  [
    'a correction, whose W-2 is only named',
    [
      'c Tax year/Form corrected',
      '2025 / W-2',
      ...W2_LINES,
      'Form W-2c  Corrected Wage and Tax Statement',
    ],
    ['(W-2c) 52,306.00 6,120.00'],
  ],
  [
    'Form 1099-R',
    ['Form 1099-R', '1 Gross distribution', '4 Federal income tax withheld'],
    ['(1099-R)'],
  ],
  ['Form 1098-T', ['Form 1098-T', 'Tuition Statement', '1 Payments received'], ['(1098-T)']],
  [
    'a form whose title is misread',
    [
      'Forrn VV-2 Wage and Tax Statenent',
      '1 Wages, tips, othcr compensatlon  52,306.00',
      ...W2_LINES.slice(3),
      '16 State wages',
      '17 State income tax',
      '18 Local wages',
      '19 Local income tax',
      '7 Social security tips',
    ],
    ['W-2 52,306.00'],
  ],
  ['Form W-4', ['Form W-4', 'Employee’s Withholding Certificate', 'Social security number'], []],
  [
    'Form W-2G',
    ['Form W-2G', 'Certain Gambling Winnings', '4 Federal income tax withheld'],
    ['(W-2G)'],
  ],
  ['a letter', ['Dear customer,', 'your Form W-2 will come in January.'], []],
  ['an empty page', [], []],
])('finds %s', (_, lines, found) => expect(formsOn(...lines)).toEqual(found))

test.each([
  ['X CORRECTED (if checked)', 'CORRECTED'],
  ['VOID [x] CORRECTED', 'CORRECTED'],
  ['X VOID  CORRECTED', 'VOID'],
  ['VOID CORRECTED (if checked)', null],
  ['Void if altered', null],
])('"%s" is marked %s', (line, mark) => expect(findMark(printWords(line))).toBe(mark))

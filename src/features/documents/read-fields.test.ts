import { expect, test } from 'vitest'
import { printPage } from '../../../tests/fixtures/print-page.ts'
import { FORM_1099_DIV, FORM_1099_NEC, SSA_1099, W2 } from '../../../tests/fixtures/forms.ts'
import type { FormDefinition } from './forms.ts'
import { readFields, type Source } from './read-fields.ts'

type Page = ReturnType<typeof printPage>

/** What is shown of each box with print: "wages 52,306.00 high". */
async function read(
  { words, ink, readLine }: Page,
  { form = W2, source = 'text' }: { form?: FormDefinition; source?: Source } = {},
) {
  const readings = await readFields(words, form, ink, source, readLine)
  return readings
    .filter(({ state }) => state.kind === 'read' || state.kind === 'unreadable')
    .map(({ field, text, state, hasSecondRow }) => {
      const level = state.kind === 'read' ? state.level : state.kind
      return `${field.id} ${text} ${level}${hasSecondRow ? ' rows' : ''}`.replace('  ', ' ')
    })
}

const WAGES = '1 Wages, tips, other compensation'

test.each([
  ['an amount', '52,306.00', 'wages 52,306.00 high'],
  ['a separate dollar sign', '$ 52,306.00', 'wages 52,306.00 high'],
  ['an amount set letter by letter', '5 2 , 3 0 6 . 0 0', 'wages 52,306.00 high'],
  ['whole dollars', '52,306', 'wages 52,306.00 high'],
  ['a small whole amount', '8', 'wages 8.00 high'],
  ['the digits of a year', '2025', 'wages 2,025.00 high'],
  ['a number before it', '1 52,306.00', 'wages 152,306.00 medium'],
  ['separate cents', '52306 00', 'wages 52,306.00 medium'],
  ['the letter O for its last zeros', '52,306.OO', 'wages 52,306.00 medium'],
  ['a box border before it', '|52,306.00', 'wages 52,306.00 medium'],
  ['another amount beside it', '52,306.00 1,400.00', 'wages unreadable'],
  ['words', 'see attached', 'wages unreadable'],
  ['asterisks', '***', 'wages unreadable'],
  ['a negative amount', '(52,306.00)', 'wages unreadable'],
  ['the currency in letters', 'USD 52,306.00', 'wages 52,306.00 high'],
])('%s: reads "%s" as %s', async (_, print, found) => {
  const rules = [
    [0, 0, 0, 40],
    [300, 0, 300, 40],
    [0, 0, 300, 0],
    [0, 40, 300, 40],
  ] as const
  expect(await read(printPage([` ${WAGES}`, `   ${print}`], { rules }))).toEqual([found])
})

test.each([
  ['whole dollars', '52,306', 'wages 52,306.00 medium'],
  ['an amount with cents', '52,306.00', 'wages 52,306.00 high'],
])('a picture may have lost the point of %s', async (_, print, found) => {
  expect(await read(printPage([WAGES, print]), { source: 'picture' })).toEqual([found])
})

test.each([
  [
    'in two cells',
    [
      '1 Wages, tips, other comp.      2 Federal income tax withheld',
      '52,306.00                       6,120.00',
    ],
    ['wages 52,306.00 high', 'federalTax 6,120.00 high'],
  ],
  [
    'under the label of the second cell only',
    [
      '1 Wages, tips, other comp.      2 Federal income tax withheld',
      '                                6,120.00',
    ],
    ['federalTax 6,120.00 high'],
  ],
  [
    'at the right end of its cell',
    [
      '1 Wages, tips, other comp.      2 Federal income tax withheld',
      '                     52,306.00            6,120.00',
    ],
    ['wages 52,306.00 high', 'federalTax 6,120.00 high'],
  ],
  [
    'at the right edge of a page-wide cell',
    ['1 Wages, tips, other comp.', `${' '.repeat(150)}52,306.00`],
    ['wages 52,306.00 high'],
  ],
  [
    'after labels in a list',
    ['1 Wages, tips, other comp.  52,306.00', '2 Federal income tax withheld  6,120.00'],
    ['wages 52,306.00 high', 'federalTax 6,120.00 high'],
  ],
  [
    'after labels in a list, with the currency in letters',
    ['1 Wages, tips, other comp.  USD 52,306.00', '2 Federal income tax withheld  USD 6,120.00'],
    ['wages 52,306.00 high', 'federalTax 6,120.00 high'],
  ],
  [
    'after its label and a word that nobody knows',
    ['1 Wages, tips, other comp.  paid 52,306.00', '2 Federal income tax withheld  paid 6,120.00'],
    ['wages unreadable', 'federalTax unreadable'],
  ],
  ['too far below', ['1 Wages, tips, other comp.', '', '', '52,306.00'], []],
  [
    'before its label',
    [
      '52,306.00   1 Wages, tips, other comp.',
      '6,120.00    2 Federal income tax withheld',
      '1,700.00    17 State income tax',
    ],
    ['wages unreadable', 'federalTax unreadable', 'stateTax unreadable'],
  ],
  [
    'above its label',
    [
      '52,306.00',
      '1 Wages, tips, other comp.',
      '',
      '6,120.00',
      '2 Federal income tax withheld',
      '',
      '',
      '17 State income tax',
    ],
    ['wages 6,120.00 medium', 'federalTax unreadable', 'stateTax unreadable'],
  ],
  [
    'before its label, two on a line',
    [
      '52,306.00   1 Wages, tips, other comp.    6,120.00   2 Federal income tax withheld',
      '1,700.00    17 State income tax                      19 Local income tax',
    ],
    [
      'wages 6,120.00 medium',
      'federalTax unreadable',
      'stateTax unreadable',
      'localTax unreadable',
    ],
  ],
  [
    'in the column of another year',
    [
      '                                  2025         2024',
      '1 Wages, tips, other comp.        52,306.00    50,118.20',
      '2 Federal income tax withheld                  6,120.00',
      '17 State income tax               1,700.00',
    ],
    ['wages unreadable', 'federalTax 6,120.00 medium', 'stateTax 1,700.00 medium'],
  ],
  [
    'under the label of a box that is not read',
    ['1 Wages, tips, other comp.', '10 Dependent care benefits', '1,200.00'],
    [],
  ],
  ['under other words', ['1 Wages, tips, other comp.', 'Void if altered', '52,306.00'], []],
  [
    'for the longer of two labels that begin alike',
    ['3 Social security wages', '52,306.00', '', '4 Social security tax withheld', '3,242.97'],
    ['socialSecurityWages 52,306.00 high', 'socialSecurityTax 3,242.97 high'],
  ],
  [
    'once for two labels',
    ['16 State wages', '17 State income tax', '1,700.00'],
    ['stateTax 1,700.00 high'],
  ],
  [
    'that differs on two copies',
    ['1 Wages, tips, other comp.', '52,306.00', '', '1 Wages, tips, other comp.', '62,306.00'],
    ['wages 52,306.00 low'],
  ],
  [
    'for the label with the box number first',
    [
      'Wages, tips, other comp.        1 Wages, tips, other comp.',
      '99.00                           52,306.00',
    ],
    ['wages 52,306.00 high'],
  ],
  [
    'under a label of another kind',
    ['a Employee’s social security number', '52,306.00'],
    ['employeeSsn unreadable'],
  ],
  ['for a misread label', ['1 Wagos, tipe, othor comp.', '52,306.00'], ['wages 52,306.00 medium']],
  [
    'in two tight columns',
    ['1 Wages, tips, other comp.   52,306.00 2 Federal income tax withheld   6,120.00'],
    ['wages 52,306.00 high', 'federalTax 6,120.00 high'],
  ],
  [
    'of one digit before the next box number',
    ['1 Wages, tips, other comp.   8 2 Federal income tax withheld   6,120.00'],
    ['wages 8.00 high', 'federalTax 6,120.00 high'],
  ],
  [
    'beside a box number that stands apart',
    ['7 Social security tips            16   State wages   6,120.00'],
    ['stateWages 6,120.00 high'],
  ],
  [
    'after dots',
    ['1 Wages, tips, other comp. . . . . . . . . . . . . . . . . 52,306.00'],
    ['wages 52,306.00 medium'],
  ],
  ['that is named as none', ['1 Wages, tips, other comp.', 'NONE'], ['wages unreadable']],
  [
    'with a second row',
    ['16 State wages', '38,410.40', '14,420.50'],
    ['stateWages 38,410.40 medium rows'],
  ],
])('reads an amount %s', async (_, lines, found) => {
  expect(await read(printPage(lines))).toEqual(found)
})

test.each([
  [
    'old amounts that are covered',
    [WAGES, '41,998.00'],
    [WAGES, '52,906.14'],
    ['wages 52,906.14 low'],
  ],
  ['an amount that is not drawn', [WAGES, '310.00'], [WAGES, ''], ['wages unreadable']],
  [
    'an amount that only the drawing has',
    [WAGES, ''],
    [WAGES, '52,906.14'],
    ['wages 52,906.14 medium'],
  ],
  [
    'print that only the drawing has, and no amount',
    [WAGES, ''],
    [WAGES, '#####'],
    ['wages unreadable'],
  ],
  [
    'more print in the drawing than in the text',
    [WAGES, '52,906.14'],
    [WAGES, '52,906.14', '1,200.00'],
    ['wages 52,906.14 medium rows'],
  ],
])('the drawn page is the witness: %s', async (_, lines, drawn, found) => {
  expect(await read(printPage(lines, { drawn }))).toEqual(found)
})

test('does not call boxes empty whose values would stand beyond the edge of the picture', async () => {
  const labels = [WAGES, '2 Federal income tax withheld', '3 Social Security wages']
  const list = (value: string) => labels.flatMap((label) => [`${label.padEnd(40)}${value}`, '', ''])
  expect(await read(printPage(list('')))).toEqual([
    'wages unreadable',
    'federalTax unreadable',
    'socialSecurityWages unreadable',
  ])
  const [first = '', ...rest] = list('')
  expect(await read(printPage([`${first}52,306.00`, ...rest]))).toEqual(['wages 52,306.00 high'])
  const rules = [
    [0, 0, 0, 40],
    [0, 0, 300, 0],
    [0, 40, 300, 40],
  ] as const
  expect(await read(printPage([` ${WAGES}`], { rules }))).toEqual(['wages unreadable'])
})

test('calls a box empty only if there is no ink in it', async () => {
  const stateOf = async (drawn: string[]) => {
    const { words, ink, readLine } = printPage([WAGES], { drawn })
    const [reading] = (await readFields(words, W2, ink, 'picture', readLine)).filter(
      ({ field }) => field.id === 'wages',
    )
    return reading?.state.kind
  }
  expect(await stateOf([WAGES])).toBe('empty')
  expect(await stateOf([WAGES, '#'])).toBe('unreadable')
})

test('does not call a box empty whose amount stands on a dark ground', async () => {
  const rules = [
    [2, 0, 2, 40],
    [2, 19, 400, 19],
  ] as const
  const page = printPage([` ${WAGES}`, '   52,306.00'], { drawn: [` ${WAGES}`], rules })
  expect(await read(page)).toEqual(['wages unreadable'])
})

test('without a second reading, nothing is read clearly', async () => {
  const { words, ink } = printPage([WAGES, '52,306.00'])
  const readings = await readFields(words, W2, ink, 'text', null)
  expect(readings.find(({ field }) => field.id === 'wages')).toMatchObject({
    text: '52,306.00',
    state: { kind: 'read', level: 'medium' },
  })
})

test('an amount that is off its label’s line is not clear', async () => {
  const page = printPage([`${WAGES}            52,306.00`])
  const tilted = page.words.map((word) =>
    word.text === '52,306.00' ? { ...word, box: { ...word.box, y: 3 } } : word,
  )
  for (let y = 13; y >= 3; y--) {
    page.ink.data.copyWithin(y * 1000 + 200, (y - 3) * 1000 + 200, (y - 3) * 1000 + 400)
  }
  expect(await read({ ...page, words: tilted })).toEqual(['wages 52,306.00 medium'])
})

test('an amount on another label’s line is not clear', async () => {
  const lines = [
    '                                         1 Wages, tips, other comp.',
    '2 Federal income tax withheld                      6,120.00',
  ]
  expect(await read(printPage(lines))).toContain('wages 6,120.00 medium')
})

test.each([
  ['(1,200.00)', '-1,200.00'],
  ['1,200.00-', '-1,200.00'],
  ['-1,200.00', '-1,200.00'],
  ['1,200.00', '1,200.00'],
])('reads net benefits of %s as %s', async (print, text) => {
  const label = 'Box 5. Net Benefits for 2025 (Box 3 minus Box 4)'
  expect(await read(printPage([label, print]), { form: SSA_1099 })).toEqual([
    `netBenefits ${text} high`,
  ])
})

test('does not read the year at the end of a label as an amount', async () => {
  const lines = ['3 Benefits paid in 2025', '31,200.00']
  expect(await read(printPage(lines), { form: SSA_1099 })).toEqual(['benefitsPaid 31,200.00 high'])
})

test('does not take the form’s title for a label', async () => {
  const page = printPage([
    '1099-NEC Nonemployee Compensation  2025',
    '',
    'Nonemployee comp.',
    '5,000.00',
  ])
  expect(await read(page, { form: FORM_1099_NEC })).toEqual(['compensation 5,000.00 high'])
})

test('does not read a longer label’s amount for the label inside it', async () => {
  const page = printPage(['2e Section 897 ordinary dividends', '48.00'])
  expect(await read(page, { form: FORM_1099_DIV })).toEqual([])
})

import { expect, test } from 'vitest'
import { type LeftOut, leftOutText } from './left-out.ts'

const CASES: [LeftOut, string][] = [
  [{ kind: 'forms', names: ['1099-DIV'] }, 'Another form in this file is not shown: 1099-DIV.'],
  [
    { kind: 'forms', names: ['1099-DIV', '1099-B on page 2'] },
    'Other forms in this file are not shown: 1099-DIV and 1099-B on page 2.',
  ],
  [
    { kind: 'same', name: 'W-2' },
    'Another W-2 is on this page, with another number or other amounts. It is not shown.',
  ],
  [{ kind: 'pages', numbers: [4] }, 'Page 4 of this file was not read.'],
  [{ kind: 'pages', numbers: [2, 3] }, 'Pages 2 and 3 of this file were not read.'],
  [{ kind: 'pages', numbers: [1, 4, 5, 6] }, 'Pages 1 and 4 to 6 of this file were not read.'],
  [
    { kind: 'rows', boxes: ['16'] },
    'Box 16 has a second row, perhaps for another state or town. Only the first row is shown.',
  ],
  [
    { kind: 'rows', boxes: ['16', '17'] },
    'Boxes 16 and 17 have a second row, perhaps for another state or town. Only the first row is shown.',
  ],
]

test.each(CASES)('%j', (left, text) => expect(leftOutText(left)).toBe(text))

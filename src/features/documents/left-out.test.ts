import { expect, test } from 'vitest'
import { leaveOut, leftOutText, rangesOf } from './left-out.ts'

test('names what is left out', () => {
  const left = [
    ...leaveOut('forms', ['1099-DIV', '1099-B on page 2']),
    ...leaveOut('pages', rangesOf([1, 4, 5, 6, 8, 9])),
    ...leaveOut('rows', []),
  ]
  expect(left.map(leftOutText)).toEqual([
    'Other forms in this file: 1099-DIV and 1099-B on page 2.',
    'Not read: page 1, pages 4 to 6, page 8, and page 9.',
  ])
})

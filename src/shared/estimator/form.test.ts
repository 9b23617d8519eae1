import { expect, test } from 'vitest'
import {
  DEFAULT_FORM,
  type EstimatorForm,
  hasPickedLevels,
  readItems,
  setHasItems,
  setItemCount,
  setItemLevel,
} from './form.ts'
import { parseCount } from './parse-count.ts'
import { ITEM_LIMITS } from './questions.ts'

test.each([
  ['3', 3],
  [' 3 ', 3],
  ['0', 0],
  ['10', 10],
  ['11', 10],
  ['-1', 0],
  ['2.7', 2],
  ['-0.5', 0],
  ['1e9', 10],
  ['', 0],
  ['   ', 0],
  ['abc', 0],
  ['three', 0],
  ['1,000', 0],
  ['NaN', 0],
  ['Infinity', 0],
  ['0x5', 0],
  ['2 3', 0],
  ['.5', 0],
  ['+4', 4],
  ['1e999', 10],
  ['-1e999', 0],
  ['٣', 0],
])('reads %j dependents as %i (R91, R92)', (text, expected) => {
  expect(parseCount(text, { min: 0, max: 10 })).toBe(expected)
})

test.each([
  ['0', 1],
  ['1', 1],
  ['5', 5],
  ['6', 5],
  ['-3', 1],
  ['x', 1],
  ['', 1],
  ['4.9', 4],
])('reads %j rentals as %i (R96)', (text, expected) => {
  expect(parseCount(text, ITEM_LIMITS)).toBe(expected)
})

test('resets the levels of the kind whose count changes, and no other (R98, D8)', () => {
  const picked = setItemLevel(
    setItemLevel(DEFAULT_FORM, 'farm', 0, 'over10k'),
    'business',
    0,
    'under2k',
  )
  const changed = setItemCount(picked, 'farm', 3)
  expect(changed.farmDetails).toEqual([{ expenses: '' }, { expenses: '' }, { expenses: '' }])
  expect(changed.farmExpenses).toBe('')
  expect(changed.farmCount).toBe(3)
  expect(changed.businessDetails).toEqual([{ expenses: 'under2k' }])
})

test('changes nothing for the same count', () => {
  const picked = setItemLevel(DEFAULT_FORM, 'rental', 0, 'under10k')
  expect(setItemCount(picked, 'rental', 1)).toBe(picked)
})

test('writes the level of an only item to the single field and the list (D9)', () => {
  const form = setItemLevel(DEFAULT_FORM, 'rental', 0, 'over10k')
  expect(form.rentalIncome).toBe('over10k')
  expect(form.rentalDetails).toEqual([{ income: 'over10k' }])
})

test('writes the level of one of several items to the list only', () => {
  const form = setItemLevel(setItemCount(DEFAULT_FORM, 'business', 2), 'business', 1, '2k-5k')
  expect(form.businessExpenses).toBe('')
  expect(form.businessDetails).toEqual([{ expenses: '' }, { expenses: '2k-5k' }])
  expect(hasPickedLevels(form, 'business')).toBe(true)
  expect(setItemLevel(form, 'business', 0, 'over5k').businessExpenses).toBe('')
})

test('refuses a level of another kind', () => {
  const form = setItemLevel(DEFAULT_FORM, 'farm', 0, 'under2k')
  expect(form.farmDetails).toEqual([{ expenses: '' }])
})

test('keeps the answers when a kind is switched off and on (D10)', () => {
  const on = setItemLevel(setHasItems(DEFAULT_FORM, 'farm', true), 'farm', 0, 'over10k')
  const again = setHasItems(setHasItems(on, 'farm', false), 'farm', true)
  expect(again).toEqual(on)
  expect(hasPickedLevels(again, 'farm')).toBe(true)
})

test.each<[string, Partial<EstimatorForm>, string[]]>([
  ['one item from the single field', { farmExpenses: 'over10k' }, ['over10k']],
  [
    'one item from the list if the single field is empty',
    { farmDetails: [{ expenses: 'over10k' }] },
    ['over10k'],
  ],
  [
    'several items from the list',
    {
      farmCount: 2,
      farmExpenses: 'over10k',
      farmDetails: [{ expenses: '' }, { expenses: 'under10k' }],
    },
    ['', 'under10k'],
  ],
  ['a list that is too short as not chosen', { farmCount: 2 }, ['', '']],
])('reads the levels of %s', (_, answers, levels) => {
  expect(readItems({ ...DEFAULT_FORM, ...answers }, 'farm').levels).toEqual(levels)
})

test('changes no level for an item that does not exist', () => {
  expect(setItemLevel(DEFAULT_FORM, 'farm', 3, 'over10k')).toEqual(DEFAULT_FORM)
})

import { expect, test } from 'vitest'
import {
  type ChecklistAction,
  reduceChecklist,
  EMPTY_CHECKLIST,
  isEmptyChecklist,
  listedDocuments,
  notMineDocuments,
  progressOf,
  MAX_OWN_LINE_LENGTH,
  MAX_OWN_LINES,
} from './checklist-state.ts'

const after = (...actions: ChecklistAction[]) => actions.reduce(reduceChecklist, EMPTY_CHECKLIST)
const addLine = (text: string): ChecklistAction => ({ type: 'addLine', text })
const wages: ChecklistAction = { type: 'setSituation', id: 'wages', on: true }

test('adds a situation on the first tap and removes it on the second', () => {
  expect(after(wages).situation).toEqual(['wages'])
  expect(isEmptyChecklist(after(wages, { ...wages, on: false }))).toBe(true)
})

test('does not count a list with anything on it as empty', () => {
  const ready: ChecklistAction = { type: 'setReady', id: 'w2', on: true }
  const notMine: ChecklistAction = { type: 'setNotMine', id: 'w2', on: true }
  const actions = [wages, ready, notMine, addLine('a')]
  for (const one of actions) {
    for (const other of actions) expect(isEmptyChecklist(after(one, other))).toBe(false)
  }
})

test('adds situations to the chosen ones, each once', () => {
  expect(after(wages, { type: 'addSituations', ids: ['farm', 'wages'] }).situation).toEqual([
    'wages',
    'farm',
  ])
})

test('counts only what is on the list', () => {
  const { total } = progressOf(after(wages))
  const state = after(
    wages,
    { type: 'setReady', id: 'w2', on: true },
    { type: 'setReady', id: 'schedule-f', on: true },
    { type: 'setReady', id: 'photo-id', on: true },
    { type: 'setNotMine', id: 'photo-id', on: true },
    addLine('Well pump receipt'),
    { type: 'setLineReady', id: 1, on: true },
  )
  expect(progressOf(state)).toMatchObject({ ready: 2, total })
})

test('checks off a single line and takes it back', () => {
  const check: ChecklistAction = { type: 'setLineReady', id: 2, on: true }
  const lines = [addLine('a'), addLine('b')]
  const checksAfter = (...actions: ChecklistAction[]) =>
    after(...lines, ...actions).ownLines.map(({ isReady }) => isReady)
  expect(checksAfter(check)).toEqual([false, true])
  expect(checksAfter(check, { ...check, on: false })).toEqual([false, false])
})

test('moves a paper marked Not mine off the list and keeps its check', () => {
  const checked: ChecklistAction = { type: 'setReady', id: 'w2', on: true }
  const off: ChecklistAction = { type: 'setNotMine', id: 'w2', on: true }
  const state = after(wages, checked, off)
  expect(listedDocuments(state).map(({ id }) => id)).not.toContain('w2')
  expect(notMineDocuments(state).map(({ id }) => id)).toEqual(['w2'])
  const back = reduceChecklist(state, { ...off, on: false })
  expect(listedDocuments(back).map(({ id }) => id)).toContain('w2')
  expect(back.ready).toEqual(['w2'])
})

test.each([
  ['  Well \n pump  ', ['Well pump']],
  ['   ', []],
  ['x'.repeat(MAX_OWN_LINE_LENGTH + 1), ['x'.repeat(MAX_OWN_LINE_LENGTH)]],
])('tidies the line "%s"', (typed, expected) => {
  expect(after(addLine(typed)).ownLines.map(({ text }) => text)).toEqual(expected)
})

test('does not reuse a removed line’s id while the list has others', () => {
  const state = after(addLine('a'), addLine('b'), { type: 'removeLine', id: 1 }, addLine('c'))
  expect(state.ownLines.map(({ id, text }) => [id, text])).toEqual([
    [2, 'b'],
    [3, 'c'],
  ])
})

test('adds no line to a full list', () => {
  const lines = Array.from({ length: MAX_OWN_LINES + 1 }, (_, index) => addLine(`Line ${index}`))
  expect(after(...lines).ownLines).toHaveLength(MAX_OWN_LINES)
})

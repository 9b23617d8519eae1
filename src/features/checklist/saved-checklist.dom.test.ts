import { expect, test } from 'vitest'
import { type ChecklistState, MAX_OWN_LINES } from './checklist-state.ts'
import { CHECKLIST_KEY } from './checklist-key.ts'
import { parseChecklist, readSavedChecklist, serializeChecklist } from './saved-checklist.ts'

const STATE: ChecklistState = {
  situation: ['wages', 'farm'],
  ready: ['w2'],
  notMine: ['photo-id'],
  ownLines: [{ id: 1, text: 'Well pump receipt', isReady: true }],
}

test('reads a list as it was saved', () => {
  localStorage.setItem(CHECKLIST_KEY, serializeChecklist(STATE))
  expect(readSavedChecklist()).toEqual(STATE)
})

test('reads a list saved by an earlier version', () => {
  const text =
    '{"v":1,"situation":["wages"],"ready":["w2"],"notMine":[],"ownLines":[{"id":1,"text":"a","isReady":true}]}'
  expect(parseChecklist(text)).toEqual({
    situation: ['wages'],
    ready: ['w2'],
    notMine: [],
    ownLines: [{ id: 1, text: 'a', isReady: true }],
  })
})

test('drops papers and situations that no longer exist', () => {
  const text = JSON.stringify({
    ...JSON.parse(serializeChecklist(STATE)),
    situation: ['wages', 'moon-mining'],
    ready: ['gone', 'w2', 'w2'],
  })
  expect(parseChecklist(text)).toEqual({ ...STATE, situation: ['wages'] })
})

const line = { id: 1, text: 'a', isReady: false }
test.each([
  ['text that is not JSON', 'w2'],
  ['null', 'null'],
  ['another version', { v: 2 }],
  ['no version', { v: undefined }],
  ['checks that are not a list', { ready: 'w2' }],
  ['an empty line', { ownLines: [{ ...line, text: '' }] }],
  ['a line that is too long', { ownLines: [{ ...line, text: 'x'.repeat(81) }] }],
  ['two lines with the same id', { ownLines: [line, line] }],
  [
    'too many lines',
    { ownLines: Array.from({ length: MAX_OWN_LINES + 1 }, (_, id) => ({ ...line, id: id + 1 })) },
  ],
])('rejects %s', (_, broken) => {
  const text =
    typeof broken === 'string'
      ? broken
      : JSON.stringify({ ...JSON.parse(serializeChecklist(STATE)), ...broken })
  expect(parseChecklist(text)).toBeNull()
})

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

test('a list comes back as it was stored', () => {
  localStorage.setItem(CHECKLIST_KEY, serializeChecklist(STATE))
  expect(readSavedChecklist()).toEqual(STATE)
})

test('a list that an earlier build stored is read', () => {
  const text =
    '{"v":1,"situation":["wages"],"ready":["w2"],"notMine":[],"ownLines":[{"id":1,"text":"a","isReady":true}]}'
  expect(parseChecklist(text)).toEqual({
    situation: ['wages'],
    ready: ['w2'],
    notMine: [],
    ownLines: [{ id: 1, text: 'a', isReady: true }],
  })
})

test('papers and situations the site no longer knows are left out', () => {
  const text = JSON.stringify({
    ...JSON.parse(serializeChecklist(STATE)),
    situation: ['wages', 'moon-mining'],
    ready: ['gone', 'w2', 'w2'],
  })
  expect(parseChecklist(text)).toEqual({ ...STATE, situation: ['wages'] })
})

const line = { id: 1, text: 'a', isReady: false }
test.each([
  ['no JSON', 'w2'],
  ['null', 'null'],
  ['another version', { v: 2 }],
  ['no version', { v: undefined }],
  ['ticks that are no list', { ready: 'w2' }],
  ['an empty line', { ownLines: [{ ...line, text: '' }] }],
  ['a line that is too long', { ownLines: [{ ...line, text: 'x'.repeat(81) }] }],
  ['two lines with one id', { ownLines: [line, line] }],
  [
    'too many lines',
    { ownLines: Array.from({ length: MAX_OWN_LINES + 1 }, (_, id) => ({ ...line, id: id + 1 })) },
  ],
])('%s is not read', (_, broken) => {
  const text =
    typeof broken === 'string'
      ? broken
      : JSON.stringify({ ...JSON.parse(serializeChecklist(STATE)), ...broken })
  expect(parseChecklist(text)).toBeNull()
})

import { expect, test } from 'vitest'
import {
  type ChecklistState,
  EMPTY_CHECKLIST,
  MAX_OWN_LINE_LENGTH,
  MAX_OWN_LINES,
} from './checklist-state.ts'
import { DOCUMENTS } from './documents.ts'
import { summarizeChecklist } from './summarize-checklist.ts'

test('says how much is ready, which papers are, and which are missing', () => {
  const kept = ['w2', '1099-int', 'photo-id']
  const state: ChecklistState = {
    situation: ['wages'],
    ready: ['w2'],
    notMine: DOCUMENTS.map(({ id }) => id).filter((id) => !kept.includes(id)),
    ownLines: [{ id: 1, text: 'Well pump receipt', isReady: true }],
  }
  expect(summarizeChecklist(state)).toBe(
    [
      'Tax prep checklist: 2 of 4 ready.',
      'Ready: W-2 from every employer; Well pump receipt.',
      'Still to find: Photo ID; 1099-INT, interest.',
    ].join('\n'),
  )
})

test('leaves out an empty list', () => {
  expect(summarizeChecklist(EMPTY_CHECKLIST)).not.toContain('Ready:')
})

test('fits the longest list in a note and counts the lines it leaves out', () => {
  const ownLines = Array.from({ length: MAX_OWN_LINES }, (_, index) => ({
    id: index + 1,
    text: 'x'.repeat(MAX_OWN_LINE_LENGTH),
    isReady: true,
  }))
  const half = DOCUMENTS.filter((_, index) => index % 2 === 0).map(({ id }) => id)
  const text = summarizeChecklist({ ...EMPTY_CHECKLIST, ready: half, ownLines })
  expect(text.length).toBeLessThan(1600)
  expect(text.match(/; and \d+ more\./g)).toHaveLength(2)
})

const LINE = 80

test.each([
  ['fits eight lines', [LINE, LINE, LINE, LINE, LINE, LINE, LINE, LINE], ''],
  ['counts a ninth line', [LINE, LINE, LINE, LINE, LINE, LINE, LINE, LINE, LINE], '; and 1 more'],
  ['keeps a line that just fits', [LINE, LINE, LINE, LINE, LINE, LINE, LINE, 124], ''],
  [
    'counts a line that does not fit',
    [LINE, LINE, LINE, LINE, LINE, LINE, LINE, 125],
    '; and 1 more',
  ],
])('%s', (_, lengths, end) => {
  const ownLines = lengths.map((length, id) => ({ id, text: 'x'.repeat(length), isReady: false }))
  const notMine = DOCUMENTS.map(({ id }) => id)
  const text = summarizeChecklist({ ...EMPTY_CHECKLIST, notMine, ownLines })
  const [, more = ''] = /(; and \d+ more)?\.$/.exec(text) ?? []
  expect(more).toBe(end)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Answers, answerOf, YES } from './answers.ts'
import { parseAnswers, parseShareHash } from './parse-answers.ts'
import { readAnswers } from './read-answers.ts'
import { serializeAnswers } from './saved-answers.ts'
import { writeShareHash as writeRead } from './share-link.ts'

const writeShareHash = (scenarios: Answers[]) => writeRead(scenarios.map(readAnswers))

function sharedAnswers(hash: string) {
  const shared = parseShareHash(hash)
  return shared.kind === 'ok' ? shared.value : null
}

const FAMILY: Answers = {
  taxYear: '2025',
  filingStatus: 'marriedFilingJointly',
  wages: '$52,306.50',
  'spouse.wages': '28290',
  'spouse.isBlind': YES,
  childrenUnder17: '2',
  longTermGain: '-1,500',
  villageRate: '1.5%',
  earlierDays: '146',
}
const AS_SHARED = { ...FAMILY, wages: '52306.5', longTermGain: '-1500' }

test('restores the answers from a link', () => {
  expect(parseShareHash(writeShareHash([FAMILY]))).toEqual({ kind: 'ok', value: [AS_SHARED] })
})

test('restores both scenarios from a link, even an empty second one', () => {
  expect(parseShareHash(writeShareHash([FAMILY, { wages: '1' }]))).toEqual({
    kind: 'ok',
    value: [AS_SHARED, { wages: '1' }],
  })
  expect(parseShareHash(writeShareHash([FAMILY, {}]))).toEqual({
    kind: 'ok',
    value: [AS_SHARED, {}],
  })
})

test('always writes the year and reads 2026 without one', () => {
  expect(writeShareHash([{ wages: '1' }, { wages: '2' }])).toBe(
    '#calculator?v=1&wages=1&taxYear=2026&2.=&2.wages=2&2.taxYear=2026',
  )
  const text = serializeAnswers([{ wages: '1' }])
  expect(text).toBe('{"v":1,"answers":[{"wages":"1","taxYear":"2026"}]}')
  for (const scenarios of [
    sharedAnswers('#calculator?v=1&wages=1'),
    parseAnswers('{"v":1,"answers":[{"wages":"1"}]}'),
    parseAnswers(text),
  ]) {
    expect(scenarios?.map((answers) => answerOf(answers, 'taxYear'))).toEqual(['2026'])
  }
})

test('restores both scenarios of this tab', () => {
  const [first, second] = [{ wages: '1' }, { wages: '2', taxYear: '2025' }]
  const text = serializeAnswers([first, second])
  expect(parseAnswers(text)).toEqual([first, second])
})

test('ignores another hash', () => {
  expect(parseShareHash('#main')).toEqual({ kind: 'none' })
})

test.each([
  ['of another version', '#calculator?v=2&wages=1'],
  ['without a version', '#calculator?wages=1'],
  ['cut off after the question mark', '#calculator?'],
  ['with an unknown name', '#calculator?v=1&wage=1'],
  ['with a built-in property name', '#calculator?v=1&constructor=1'],
  ['with a name twice', '#calculator?v=1&wages=1&wages=2'],
  ['with an invalid amount', '#calculator?v=1&wages=1e309'],
  ['with a loss where none is allowed', '#calculator?v=1&wages=-5'],
  ['with an unknown status', '#calculator?v=1&filingStatus=widowed'],
  ['with an unknown year', '#calculator?v=1&taxYear=1999'],
  ['with too many children', '#calculator?v=1&childrenUnder17=16'],
  ['with a broken check mark', '#calculator?v=1&isBlind=true'],
  ['with a spouse’s answer to a question for both', '#calculator?v=1&spouse.withholding=5'],
  ['with a broken second scenario', '#calculator?v=1&wages=1&2.=&2.wages=x'],
  ['that is far too long', `#calculator?v=1&wages=${'1'.repeat(7000)}`],
])('reports a link %s as broken', (_, hash) => {
  expect(parseShareHash(hash)).toEqual({
    kind: 'broken',
    message: expect.stringContaining('could not be read'),
  })
})

test('never throws on a link', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(['ok', 'broken']).toContain(parseShareHash(`#calculator?v=1&${text}`).kind)
    }),
  )
})

test('restores stored answers as typed, errors included', () => {
  const answers = { ...FAMILY, wages: '1e309' }
  const text = serializeAnswers([answers])
  expect(parseAnswers(text)).toEqual([answers])
})

test.each(['', 'no json', '{}', '{"v":1,"answers":[]}', '{"v":2,"answers":[{}]}'])(
  'rejects stored text %j',
  (text) => {
    expect(parseAnswers(text)).toBeNull()
  },
)

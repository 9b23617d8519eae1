import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DEFAULT_FORM, type EstimatorForm, SCREEN_RETURN_TYPES } from './form'
import { parseAnswers } from './parse-answers'
import { serializeAnswers } from './serialize-answers'

const forms = readFileSync('tests/fixtures/pricing-cases.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line): EstimatorForm => JSON.parse(line).form)
  .filter(({ returnType }) => SCREEN_RETURN_TYPES.some((type) => type === returnType))

test('every form comes back as it was stored', () => {
  expect(forms.length).toBeGreaterThan(150)
  for (const form of forms) {
    expect(parseAnswers(serializeAnswers(form, 5))).toEqual({ form, step: 5 })
  }
})

test('text without a version is read as the first version', () => {
  const text = JSON.stringify({ form: DEFAULT_FORM, step: 2 })
  expect(parseAnswers(text)).toEqual({ form: DEFAULT_FORM, step: 2 })
})

test.each([8, -1, 2.5])('step %d becomes the first question', (step) => {
  expect(parseAnswers(JSON.stringify({ v: 1, form: DEFAULT_FORM, step }))?.step).toBe(0)
})

test.each([
  ['nothing', ''],
  ['no JSON', '{"v":1'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a number', '7'],
  ['a newer version', JSON.stringify({ v: 2, form: DEFAULT_FORM, step: 1 })],
  ['a version as text', JSON.stringify({ v: '1', form: DEFAULT_FORM, step: 1 })],
  ['no form', JSON.stringify({ v: 1, step: 1 })],
  ['no step', JSON.stringify({ v: 1, form: DEFAULT_FORM })],
  ['a step as text', JSON.stringify({ v: 1, form: DEFAULT_FORM, step: '1' })],
  [
    'a form in the prototype',
    `{"v":1,"step":1,"__proto__":{"form":${JSON.stringify(DEFAULT_FORM)}}}`,
  ],
  ['a count out of range', serializeAnswers({ ...DEFAULT_FORM, w2Count: 9 }, 1)],
  ['100 kB of text', 'x'.repeat(100_000)],
])('%s is null', (_, text) => {
  expect(parseAnswers(text)).toBeNull()
})

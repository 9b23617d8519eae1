import { expect, test } from 'vitest'
import { confidenceLevel } from './shown-field.ts'
import { confirmFields } from './confirm-fields.ts'
import type { FieldReading } from './extract-fields.ts'
import { readValue } from './find-values.ts'
import { money } from './forms/form-definition.ts'

const BOX = { x: 0, y: 0, width: 10, height: 10 }

function reading(text: string, isReadable = true): FieldReading {
  const value = readValue(text) ?? {
    kind: 'money' as const,
    cents: 0,
    digits: '',
    isRegular: false,
  }
  return {
    field: money('wages', '1', 'Wages'),
    value: { ...value, isReadable, confidence: 0.96, box: BOX, words: [] },
    label: BOX,
    confidence: 0.96,
  }
}

function confirm(first: FieldReading, second: string | null) {
  const seconds = new Map(second === null ? [] : [['wages', { text: second, confidence: 0.9 }]])
  const [result] = confirmFields([first], seconds)
  return { cents: result?.value?.cents, level: confidenceLevel(result?.confidence ?? 0) }
}

test.each([
  ['both agree', '52,306.00', '52,306.00\n', 5_230_600, 'high'],
  ['only the comma differs', '52306.00', '52,306.00', 5_230_600, 'high'],
  ['they differ', '52,306.00', '52,806.00', 5_230_600, 'low'],
  ['only the second is regular', '52.306.00', '52,306.10', 5_230_610, 'low'],
  ['the second reads nothing', '52,306.00', '', 5_230_600, 'medium'],
  ['there is no second', '52,306.00', null, 5_230_600, 'medium'],
])('rates a value when %s', (_, first, second, cents, level) => {
  expect(confirm(reading(first), second)).toEqual({ cents, level })
})

test('takes an unreadable value from the second reading and marks it doubtful', () => {
  const unreadable = reading('5 2,3O', false)
  expect(confirm(unreadable, '52,306.00')).toEqual({ cents: 5_230_600, level: 'low' })
  expect(confirm(unreadable, 'nothing').level).toBe('low')
})

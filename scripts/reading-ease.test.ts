import { expect, test } from 'vitest'
import { countSyllables, readingEase } from './reading-ease.ts'

test.each([
  ['tax', 1],
  ['filed', 1],
  ['owe', 1],
  ['income', 2],
  ['table', 2],
  ['quoted', 2],
  ['federal', 3],
  ['calculation', 4],
])('"%s" has %d syllables', (word, count) => expect(countSyllables(word)).toBe(count))

test('scores short words in short sentences as easier', () => {
  const easy = readingEase('We read the letter. Then we price the work.')
  const hard = readingEase(
    'Determination of depreciation methodology necessitates professional consultation.',
  )
  expect(easy).toBeGreaterThan(90)
  expect(hard).toBeLessThan(0)
})

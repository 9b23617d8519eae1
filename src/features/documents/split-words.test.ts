import { expect, test } from 'vitest'
import { splitWords } from './split-words.ts'

/** Digits are 6 wide, all other letters 3. */
const measure = (text: string) => 3 * text.length + 3 * text.replaceAll(/\D/g, '').length

test('places a number after narrow letters where it is printed', () => {
  const [label, number] = splitWords('till 1234', { x: 10, y: 0, width: 78, height: 10 }, measure)
  expect(label).toMatchObject({ text: 'till', box: { x: 10, width: 24, y: 0, height: 10 } })
  expect(number).toMatchObject({ text: '1234', box: { x: 40, width: 48 } })
})

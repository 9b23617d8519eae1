import { expect, test } from 'vitest'
import { writeHours } from './write-hours.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const

test('writes the hours as the footer shows them (D18)', () => {
  const saturday = { days: ['Saturday' as const], opens: '09:00', closes: '15:00' }
  expect(writeHours([{ days: [...weekdays], opens: '09:00', closes: '17:00' }, saturday])).toBe(
    'Mon to Fri 9 to 5, Sat 9 to 3',
  )
})

test.each([
  [['Monday', 'Tuesday'], 'Mon, Tue 8:30 to 12'],
  [['Friday', 'Monday', 'Wednesday'], 'Mon, Wed, Fri 8:30 to 12'],
] as const)('writes %s', (days, line) => {
  expect(writeHours([{ days: [...days], opens: '08:30', closes: '12:00' }])).toBe(line)
})

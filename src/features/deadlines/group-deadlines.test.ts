import { expect, test } from 'vitest'
import { groupByMonth } from './group-deadlines.ts'
import { RULES } from '@/shared/deadlines/list-deadlines.ts'
import { datesInYear } from '@/shared/deadlines/rule-dates.ts'

test('groups dates by month and day, each once and in order', () => {
  const deadlines = datesInYear(RULES, 2026)
  const months = groupByMonth(deadlines)
  expect(months.map(({ month }) => month)).toEqual([
    ...new Set(deadlines.map(({ date }) => date.slice(0, 7))),
  ])
  const days = months.flatMap(({ days }) => days)
  expect(days.map(({ date }) => date)).toEqual([...new Set(deadlines.map(({ date }) => date))])
  expect(days.flatMap(({ deadlines: due }) => due)).toEqual(deadlines)
  for (const { month, days, count } of months) {
    expect(days.every(({ date }) => date.startsWith(month))).toBe(true)
    expect(days.flatMap(({ deadlines: due }) => due)).toHaveLength(count)
  }
})

test('returns no months when nothing is due', () => {
  expect(groupByMonth([])).toEqual([])
})

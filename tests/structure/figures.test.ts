import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FACTS } from '../../src/config/facts.ts'
import { booking } from '../../src/shared/booking.ts'
import { RULES } from '../../src/shared/deadlines/list-deadlines.ts'
import { datesInYear } from '../../src/shared/deadlines/rule-dates.ts'
import { interestRateOn } from '../../src/tax/data/interest-rates.ts'
import { formatDay } from '../../src/shared/format-date.ts'
import { formatRate } from '../../src/shared/percent.ts'

const posts = globSync('src/content/posts/*.md').map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}))

test('filing and payment dates in posts appear in the deadline calendar', () => {
  const known = new Set(
    [2026, 2027, 2028].flatMap((year) =>
      datesInYear(RULES, year).map(({ date }) => formatDay(date)),
    ),
  )
  const written = posts.flatMap(({ file, text }) =>
    [...text.matchAll(/\| ((?:[A-Z][a-z]+) \d{1,2}, 202[678])\b/g)].map(([, date = '']) => ({
      file,
      date,
    })),
  )
  expect(written.length).toBeGreaterThan(15)
  expect(written.filter(({ date }) => !known.has(date))).toEqual([])
})

test('the interest rates in the post on letters match those of the estimates', () => {
  const text = posts.find(({ file }) => file.endsWith('reading-an-irs-notice.md'))?.text ?? ''
  const rows = [...text.matchAll(/^\| \w+ to \w+ \| (\S+) \| (\S+) \|$/gm)]
  const quarters = ['02-01', '05-01', '08-01', '11-01']
  expect(rows.map(([, ...cells]) => cells)).toEqual(
    quarters.map((day) =>
      [2025, 2026].map((year) => formatRate(interestRateOn(`${year}-${day}`) ?? Number.NaN)),
    ),
  )
})

test('the free part of a consultation is as long as the appointment', () => {
  const texts = Object.values(FACTS.freeTalk.value)
  const lengths = texts.flatMap((text) => text.match(/\d+(?= minutes)/g) ?? [])
  expect(lengths.map(Number)).toEqual(lengths.map(() => booking.topics[0].minutes))
})

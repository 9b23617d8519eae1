import type { ContentTable } from '@/content/schemas/page.ts'
import { formatDay } from '@/shared/format-date.ts'
import { earlyReturnDate, estimateDueDates, farmReturnDate } from './due-dates.ts'

const NAMES = ['First', 'Second', 'Third', 'Fourth (farmers: the only federal one)']

/** The due dates of several tax years side by side. */
export function dueDateTable(taxYears: readonly number[]): ContentTable {
  const written = (dateOf: (taxYear: number) => string) =>
    taxYears.map((y) => formatDay(dateOf(y), 'medium'))
  return {
    caption: 'Federal and Ohio due dates for people',
    head: ['Payment', ...taxYears.map((taxYear) => `For ${taxYear}`)],
    rows: [
      ...NAMES.map((name, index) => [
        name,
        ...written((taxYear) => estimateDueDates(taxYear)[index]?.dueDate ?? ''),
      ]),
      ['Instead of the fourth, federal: file and pay in full by', ...written(earlyReturnDate)],
      ['Farmers, federal: file and pay in full by', ...written(farmReturnDate)],
    ],
  }
}

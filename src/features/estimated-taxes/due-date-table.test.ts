import { expect, test } from 'vitest'
import { dueDateTable } from './due-date-table.ts'

// January 31, 2027 is a Sunday. January 15, 2028 is a Saturday before a holiday, and January 31 a Monday.
test('lists the dates of two tax years side by side (R181)', () => {
  const { head, rows } = dueDateTable([2026, 2027])
  expect(head).toEqual(['Payment', 'For 2026', 'For 2027'])
  expect(rows).toEqual([
    ['First', 'Apr 15, 2026', 'Apr 15, 2027'],
    ['Second', 'Jun 15, 2026', 'Jun 15, 2027'],
    ['Third', 'Sep 15, 2026', 'Sep 15, 2027'],
    ['Fourth (farmers: the only federal one)', 'Jan 15, 2027', 'Jan 18, 2028'],
    ['Instead of the fourth, federal: file and pay in full by', 'Feb 1, 2027', 'Jan 31, 2028'],
    ['Farmers, federal: file and pay in full by', 'Mar 1, 2027', 'Mar 1, 2028'],
  ])
})

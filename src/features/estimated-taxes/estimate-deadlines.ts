import { type Deadline, listTwoYears } from '@/features/deadlines/public'

const FEDERAL = ['estimated-1040']
const FEDERAL_OF_FARMERS = ['farm-estimate', 'farm-return']
const OHIO = ['estimated-it1040']

/** The coming federal and Ohio payment dates from an ISO date on, earliest first. */
export function estimateDeadlines(from: string, { isFarmer }: { isFarmer: boolean }): Deadline[] {
  const ids = [...(isFarmer ? FEDERAL_OF_FARMERS : FEDERAL), ...OHIO]
  return listTwoYears(Number(from.slice(0, 4)), []).filter(
    ({ rule, date }) => ids.includes(rule.id) && date >= from,
  )
}

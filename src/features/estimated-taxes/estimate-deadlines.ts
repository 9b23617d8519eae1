import { type Deadline, datesInTwoYears, ESTIMATE_RULES } from '@/features/deadlines/public'

const FEDERAL = ['estimated-1040']
const FEDERAL_OF_FARMERS = ['farm-estimate', 'farm-return']
const OHIO = ['estimated-it1040']
const DISTRICT = ['estimated-sd100']
const TOWN = ['estimated-town']

/** Whose payment dates to list besides the federal and Ohio ones. */
export type Payer = { isFarmer?: boolean; paysDistrict?: boolean; paysTown?: boolean }

/** The payment dates from an ISO date on, earliest first. */
export function estimateDeadlines(
  from: string,
  { isFarmer = false, paysDistrict = false, paysTown = false }: Payer,
): Deadline[] {
  const ids = [
    ...(isFarmer ? FEDERAL_OF_FARMERS : FEDERAL),
    ...OHIO,
    ...(paysDistrict ? DISTRICT : []),
    ...(paysTown ? TOWN : []),
  ]
  return datesInTwoYears(ESTIMATE_RULES, Number(from.slice(0, 4))).filter(
    ({ rule, date }) => ids.includes(rule.id) && date >= from,
  )
}

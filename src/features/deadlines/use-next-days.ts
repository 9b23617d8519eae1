import { useToday } from '@/lib/use-today'
import { listTwoYears } from './list-deadlines'
import { type DueDay, nextDays } from './next-days'
import { RULES_CHECKED_ON } from './rule-dates'

export type NextDays = {
  /** The visitor's own date, an ISO date; null while prerendering, which counts from the rules' own day. */
  today: string | null
  /** The next day with anything due; undefined if there is none. */
  next: DueDay | undefined
  later: DueDay[]
}

const SHOWN = 4

/** The next days with anything due, for everyone. */
export function useNextDays(): NextDays {
  const today = useToday()
  const from = today ?? RULES_CHECKED_ON
  const [next, ...later] = nextDays(listTwoYears(Number(from.slice(0, 4)), []), from, SHOWN)
  return { today, next, later }
}

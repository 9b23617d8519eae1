import { addBusinessDays } from '@/shared/federal-holidays.ts'
import { addDays } from '@/shared/iso-date.ts'
import {
  CREDIT_HOLD_UNTIL,
  FEDERAL_DAYS,
  HELD_REFUNDS_EXPECTED,
  OHIO_TIMES,
} from '@/tax/data/refund-facts.ts'

/** The helper's questions. Dates are ISO calendar dates. */
export type RefundSituation = {
  /** The day an e-filed return was accepted or a paper return was mailed. */
  filedOn: string
  filing: 'eFile' | 'paper'
  payout: 'directDeposit' | 'check'
  /** Whether the federal return claims the earned income or the additional child tax credit. */
  hasHeldCredits: boolean
}

/** The most common situation, without its date. */
export const COMMON_SITUATION = {
  filing: 'eFile',
  payout: 'directDeposit',
  hasHeldCredits: false,
} as const

/** When to expect a refund. Dates are ISO calendar dates. */
export type RefundWindow = {
  /** First day on which the tracker shows a status. Null if no rule is published. */
  statusFrom: string | null
  /** First usual day. Null if only the end of the window is published. */
  from: string | null
  to: string
  /** The law bars payment before this day. Null if that does not matter. */
  heldUntil: string | null
  /** The year's date for held refunds has not been announced, so `to` is based on that of 2026. */
  isEstimatedFromLastSeason: boolean
  /** The IRS asks for bank details by about this day. Null with direct deposit and in Ohio. */
  bankNoticeBy: string | null
}

export type RefundStage = 'tooSoon' | 'onTime' | 'late'

/** When the IRS usually pays a refund. Sources in refund-facts.ts. */
export function federalRefundWindow(situation: RefundSituation): RefundWindow {
  const { filedOn, filing, payout } = situation
  const processed = FEDERAL_DAYS.processed[filing]
  const hold = creditHold(situation)
  const firstDay = latestOf(addDays(filedOn, processed.from), hold?.until)
  const lastDay = latestOf(addDays(filedOn, processed.to), hold?.expectedBy)
  const isPublishedStart = processed.from > 0 || hold !== null
  const common = {
    statusFrom: addDays(filedOn, FEDERAL_DAYS.statusAfter[filing]),
    heldUntil: hold?.until ?? null,
    isEstimatedFromLastSeason: hold?.isFromLastSeason ?? false,
  }
  if (payout === 'directDeposit') {
    return { ...common, from: isPublishedStart ? firstDay : null, to: lastDay, bankNoticeBy: null }
  }
  return {
    ...common,
    from: addDays(lastDay, FEDERAL_DAYS.checkAfterNotice),
    to: addDays(lastDay, FEDERAL_DAYS.answerBankNotice + FEDERAL_DAYS.checkAfterNotice),
    bankNoticeBy: lastDay,
  }
}

/** When Ohio usually pays a refund. Ohio does not hold refunds for credits, and still sends checks. */
export function ohioRefundWindow({ filedOn, filing, payout }: RefundSituation): RefundWindow {
  const common = {
    statusFrom: null,
    heldUntil: null,
    isEstimatedFromLastSeason: false,
    bankNoticeBy: null,
  }
  if (filing === 'paper') {
    const { from, to } = OHIO_TIMES.paperDays
    return { ...common, from: addDays(filedOn, from), to: addDays(filedOn, to) }
  }
  const days =
    payout === 'directDeposit' ? OHIO_TIMES.directDepositBusinessDays : OHIO_TIMES.checkBusinessDays
  return { ...common, from: null, to: addBusinessDays(filedOn, days) }
}

/** Where a day is relative to a window: no status yet, still usual, or past the last day. */
export function refundStage({ statusFrom, to }: RefundWindow, today: string): RefundStage {
  if (today > to) return 'late'
  return statusFrom !== null && today < statusFrom ? 'tooSoon' : 'onTime'
}

/** The hold for credits. Null if the return claims none or was filed too late in the year to be held. */
function creditHold({ filedOn, filing, hasHeldCredits }: RefundSituation) {
  const year = filedOn.slice(0, 4)
  const until = `${year}-${CREDIT_HOLD_UNTIL}`
  const expectedBy = `${year}-${HELD_REFUNDS_EXPECTED.monthAndDay}`
  const { from, to } = FEDERAL_DAYS.processed[filing]
  const isBinding = addDays(filedOn, from) < until
  const isLater = addDays(filedOn, to) < expectedBy
  if (!hasHeldCredits || !(isBinding || isLater)) return null
  return { until, expectedBy, isFromLastSeason: isLater && year !== HELD_REFUNDS_EXPECTED.year }
}

function latestOf(first: string, second: string | undefined): string {
  return second !== undefined && second > first ? second : first
}

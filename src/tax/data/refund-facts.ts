/** When these timings were last checked against the pages of the IRS and the Ohio Department of Taxation. */
export const REFUND_FACTS_CHECKED_ON = '2026-11-21'

/** The timings below apply to returns filed from the first month of the 2026 season on. */
export const TIMINGS_KNOWN_FROM = '2026-01-01'

/** Days from the day an e-filed return is accepted or a paper return is mailed. */
export const FEDERAL_DAYS = {
  /** Where's My Refund? shows a status. Source: irs.gov/refunds */
  statusAfter: { eFile: 1, paper: 28 },
  /**
   * Most refunds have been paid by then. After that, the IRS looks up a return by phone. Source:
   * irs.gov/refunds
   */
  processed: { eFile: { from: 0, to: 21 }, paper: { from: 28, to: 42 } },
  /**
   * Without bank details, the IRS requests them with notice CP53E: 30 days to reply, then a check after about
   * six weeks. Source: irs.gov, Understanding your CP53E notice; Executive Order 14247
   */
  answerBankNotice: 30,
  checkAfterNotice: 42,
} as const

/** Source: Ohio Department of Taxation, FAQ on refunds. */
export const OHIO_TIMES = {
  directDepositBusinessDays: 15,
  checkBusinessDays: 22,
  paperDays: { from: 56, to: 70 },
} as const

/**
 * A refund with the earned income tax credit or the additional child tax credit is not paid before this month
 * and day, not even in part. Source: IRC section 6402(m), the PATH Act
 */
export const CREDIT_HOLD_UNTIL = '02-15'

/** When the IRS expected to have paid most of the held refunds in this season. Source: irs.gov/refunds */
export const HELD_REFUNDS_EXPECTED = { year: '2026', monthAndDay: '03-02' } as const

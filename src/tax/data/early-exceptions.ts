/**
 * Common exceptions to the additional tax on early withdrawals (IRC §72(t)(2), Form 5329 Part I). "whole"
 * exempts the withdrawal, "part" what was spent on the purpose, "medical" the costs above the floor of
 * Schedule A.
 */
export const EARLY_EXCEPTIONS = {
  none: 'none',
  /** Total and permanent disability, terminal illness, §72(t)(2)(A)(iii), (L). */
  disability: 'whole',
  /** Payments to a beneficiary, §72(t)(2)(A)(ii). */
  death: 'whole',
  /** Left the employer of a workplace plan at 55, in public safety at 50, §72(t)(2)(A)(v), (10). */
  leftJob: 'whole',
  /** Substantially equal payments for life, §72(t)(2)(A)(iv). */
  equalPayments: 'whole',
  /** A court order after a divorce, workplace plans only, §72(t)(2)(C). */
  divorceOrder: 'whole',
  /** An IRS levy, or a reservist called up for 180 days, §72(t)(2)(A)(vii), (G). */
  levyOrReservist: 'whole',
  /** §72(t)(2)(B). */
  medical: 'medical',
  /** After 12 weeks of unemployment benefits, IRAs only, §72(t)(2)(D). */
  unemployedPremiums: 'part',
  /** IRAs only, §72(t)(2)(E). */
  education: 'part',
  /** IRAs only, once in a lifetime, §72(t)(2)(F), (8)(B). */
  firstHome: 'part',
  /** For each child and parent, §72(t)(2)(H). */
  birth: 'part',
  /** §72(t)(2)(I). */
  emergency: 'part',
  /** §72(t)(2)(K). */
  domesticAbuse: 'part',
  /** For each disaster, §72(t)(2)(M), (11). */
  disaster: 'part',
  /** Another exception, or money that was not taken early. */
  other: 'part',
} as const satisfies Record<string, 'none' | 'whole' | 'part' | 'medical'>

export type EarlyException = keyof typeof EARLY_EXCEPTIONS

/** Early withdrawals for which someone has retired, from work or by disability or death. */
export const RETIREMENT_EXCEPTIONS: readonly EarlyException[] = [
  'disability',
  'death',
  'leftJob',
  'equalPayments',
]

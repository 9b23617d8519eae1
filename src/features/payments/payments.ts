import payments from '@/content/payments.json' with { type: 'json' }
import type { Payment, PaymentKind, Payments } from '@/content/schemas/data.ts'

export type Payer = keyof typeof payments.payers
export type WayId = keyof typeof payments.ways

/** The build has checked it: each list that needs an entry has one. */
const content = payments as unknown as Payments

export const { checkedOn: PAYMENT_FACTS_CHECKED_ON, waysNote: WAYS_NOTE } = content

export const KIND_LABELS = payments.kinds

/** The ways to pay, by the official page of each. */
export const WAYS = content.ways

export const PAYERS = Object.entries(content.payers).map(([value, { label }]) => ({
  value: value as Payer,
  label,
}))

/** Every payment of the payer, in list order. */
export const paymentsOf = (payer: Payer) => content.payers[payer].payments

/** The payer's payment of that kind, or the payer's first payment if there is none. */
export function findPayment(payer: Payer, kind: PaymentKind): Payment {
  const [first, ...others] = paymentsOf(payer)
  return others.find((payment) => payment.kind === kind) ?? first
}

import { type Payer, type Payment, type PaymentKind, PAYMENTS } from './payments'

/** The payments that such a payer makes, in the order of the list. */
export function paymentsOf(payer: Payer): [Payment, ...Payment[]] {
  const [first, ...others] = PAYMENTS.filter((payment) => payment.payer === payer)
  if (!first) throw new Error(`No payment is listed for "${payer}".`)
  return [first, ...others]
}

/** That payer's payment of the kind, or the payer's first where there is none of it. */
export function findPayment(payer: Payer, kind: PaymentKind): Payment {
  const payments = paymentsOf(payer)
  return payments.find((payment) => payment.kind === kind) ?? payments[0]
}

import { type Payer, type Payment, type PaymentKind, PAYMENTS } from './payments'

/** A payer's payments, in list order. */
export function paymentsOf(payer: Payer): [Payment, ...Payment[]] {
  const [first, ...others] = PAYMENTS.filter((payment) => payment.payer === payer)
  if (!first) throw new Error(`No payment is listed for "${payer}".`)
  return [first, ...others]
}

/** The payer's payment of that kind, or the payer's first payment if there is none. */
export function findPayment(payer: Payer, kind: PaymentKind): Payment {
  const payments = paymentsOf(payer)
  return payments.find((payment) => payment.kind === kind) ?? payments[0]
}

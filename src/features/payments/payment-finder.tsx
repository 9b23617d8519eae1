import { useState } from 'react'
import { PrintButton, ToolSheet } from '@/components/tool-layout'
import { Segmented } from '@/components/ui/segmented'
import { useReloadDraft } from '@/lib/use-reload-draft'
import { findPayment, paymentsOf } from './find-payment'
import { KindList } from './kind-list'
import { KIND_LABELS, PAYERS, type Payer, type PaymentKind } from './payments'
import { WayCard } from './ways-to-pay'

/** Two questions that lead to the right official page (R178). The answers never leave the page. */
export function PaymentFinder() {
  const [payer, setPayer] = useState<Payer>('individual')
  const [kind, setKind] = useState<PaymentKind>('federalBalance')
  useReloadDraft('payment', { payer, kind }, (draft) => {
    setPayer(draft.payer)
    setKind(draft.kind)
  })
  const payment = findPayment(payer, kind)
  const [first, ...others] = payment.ways

  return (
    <ToolSheet
      answers={
        <div className="grid gap-5 print:gap-3">
          <h2 className="text-[1.375rem]">Find the right page</h2>
          <Segmented legend="You pay as" options={PAYERS} value={payer} onChange={setPayer} />
          <KindList
            kinds={paymentsOf(payer).map((one) => one.kind)}
            value={payment.kind}
            onChange={setKind}
          />
        </div>
      }
      resultLabel="Where to pay"
      result={
        <>
          <div aria-live="polite">
            <h2 className="text-[1.375rem]">{KIND_LABELS[payment.kind]}</h2>
            {payment.note && <p className="mt-2 text-ui leading-normal">{payment.note}</p>}
            <WayCard way={first} intro="Start with" />
            {others.map((way) => (
              <WayCard key={way} way={way} intro="Or" />
            ))}
          </div>
          <div className="mt-6">
            <PrintButton />
          </div>
        </>
      }
    />
  )
}

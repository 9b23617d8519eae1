import { useId, useState } from 'react'
import { PrintButton } from '@/components/print-button.tsx'
import { ToolSheet } from '@/components/tool-layout.tsx'
import { Segmented } from '@/components/ui/segmented.tsx'
import { OFFICIAL_LINKS } from '@/config/official-links.ts'
import { useReloadDraft } from '@/lib/use-reload-draft.ts'
import type { PaymentKind } from '@/content/schemas/data.ts'
import { findPayment, KIND_LABELS, PAYERS, type Payer, paymentsOf } from './payments.ts'
import { FirstWay, OtherWay } from './ways-to-pay.tsx'

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
      short={{ label: 'Start with', text: OFFICIAL_LINKS[first].name }}
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
            <FirstWay way={first} />
            {payment.note && <p className="mt-4 text-ui leading-normal">{payment.note}</p>}
            <div className="mt-5 border-b border-rule empty:hidden">
              {others.map((way) => (
                <OtherWay key={way} way={way} />
              ))}
            </div>
          </div>
          <div className="mt-6">
            <PrintButton />
          </div>
        </>
      }
    />
  )
}

type KindListProps = {
  kinds: readonly PaymentKind[]
  value: PaymentKind
  onChange: (kind: PaymentKind) => void
}

/** The taxes to choose from, as ruled rows with radio buttons. */
function KindList({ kinds, value, onChange }: KindListProps) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-ui leading-[1.35] font-[650]">You pay</legend>
      <div className="border-t border-rule">
        {kinds.map((kind) => (
          <label
            key={kind}
            className="flex min-h-12 cursor-pointer items-center gap-3 border-b border-rule py-2 text-ui hover:bg-tint has-checked:font-[650] print:min-h-0 print:py-1"
          >
            <input
              type="radio"
              name={name}
              value={kind}
              checked={kind === value}
              onChange={() => onChange(kind)}
              className="m-0 size-5 flex-none cursor-pointer appearance-none rounded-full border-2 border-line bg-sheet checked:border-[6px] checked:border-river dark:checked:border-brass-fill forced-colors:appearance-auto"
            />
            {KIND_LABELS[kind]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { Button } from '@/components/ui/button.tsx'
import { DateField } from '@/components/ui/date-field.tsx'
import { formatDay } from '@/shared/format-date.ts'
import { useToday } from '@/lib/use-today.ts'
import { DATE_ERRORS, filingDateState } from './filing-date.ts'
import { COMMON_SITUATION, federalRefundWindow } from './refund-window.ts'

const REFUND = '/resources/check-refund'

/** Shows when a federal refund usually comes, and opens the refund page for the rest. */
export function RefundTile() {
  const today = useToday()
  const [filedOn, setFiledOn] = useState('')
  const navigate = useNavigate()
  const state = filingDateState(filedOn, today)
  const usualDay =
    state === 'usable' ? federalRefundWindow({ ...COMMON_SITUATION, filedOn }).to : null
  const open = (event: FormEvent) => {
    event.preventDefault()
    void navigate(REFUND, { state: { filedOn: state === 'usable' ? filedOn : '' } })
  }
  return (
    <section className="board-tile flex min-w-0 flex-col border-rule max-md:border-t md:border-l">
      <h2 className="text-[1.375rem] leading-[1.2]">
        <Link to={REFUND}>Check my refund</Link>
      </h2>
      <form method="dialog" onSubmit={open} noValidate className="mt-3 flex flex-1 flex-col">
        <DateField
          label="Day the return was accepted"
          hint="In the message from your preparer or software."
          error={DATE_ERRORS[state]}
          value={filedOn}
          onChange={setFiledOn}
        />
        <dl
          aria-live="polite"
          className="mt-3 flex justify-between gap-3 border-b border-rule py-[9px] text-small"
        >
          <dt className="text-ink-2">Federal, e-filed</dt>
          <dd className="text-right font-[650]">
            {usualDay ? `usually by ${formatDay(usualDay, 'medium')}` : 'usually within 21 days'}
          </dd>
        </dl>
        <p className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-1 pt-4.5">
          <Button variant="outline" type="submit">
            When will it arrive?
          </Button>
        </p>
      </form>
    </section>
  )
}

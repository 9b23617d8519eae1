import { DateField } from '@/components/ui/date-field.tsx'
import { MoneyField } from '@/components/ui/money-field.tsx'
import { formatDay } from '@/shared/format-date.ts'
import { type Answers, amountError, paidOnError, type PaymentAnswer } from './answers.ts'
import type { DueDate } from './due-dates.ts'
import { QuestionFold } from './question-fold.tsx'

type PaymentRowsProps = {
  answers: Answers
  dueDates: readonly DueDate[]
  today: string
  onPayment: (index: number, change: Partial<PaymentAnswer>) => void
}

/** The payments made to the IRS, one row for each due date. Initially folded. */
export function PaymentRows({ answers, dueDates, today, onPayment }: PaymentRowsProps) {
  return (
    <QuestionFold title={`Federal payments made for ${answers.taxYear}`}>
      {dueDates.map(({ dueDate }, index) => {
        const { amount = '', paidOn = '' } = answers.payments[index] ?? {}
        return (
          <fieldset
            key={dueDate}
            className="grid gap-3 sm:grid-cols-2 print:grid-cols-2 [&_label]:text-ui [&_label]:leading-[1.35]"
          >
            <legend className="mb-1.5 text-small font-[650] text-ink-2">
              Due {formatDay(dueDate)}
            </legend>
            <MoneyField
              label="Amount paid"
              value={amount}
              error={amountError(amount)}
              onChange={(text) => onPayment(index, { amount: text })}
            />
            <DateField
              label="Day paid, if late"
              value={paidOn}
              error={paidOnError(paidOn, answers.taxYear, today) ?? undefined}
              onChange={(date) => onPayment(index, { paidOn: date })}
            />
          </fieldset>
        )
      })}
    </QuestionFold>
  )
}

import { Link } from 'react-router-dom'
import { CheckboxRow } from '@/components/ui/checkbox-row.tsx'
import { MoneyField } from '@/components/ui/money-field.tsx'
import { Segmented } from '@/components/ui/segmented.tsx'
import { formatDollars } from '@/shared/money.ts'
import { amountError, type Answers, paidOnError, type PaymentAnswer } from './answers.ts'
import type { DueDate } from './due-dates.ts'
import { ESTIMATE_YEARS, type EstimateYear, FEDERAL_RULES } from '@/tax/data/estimated-tax.ts'
import { AuthorityFields } from './authority-fields.tsx'
import { DateField } from '@/components/ui/date-field.tsx'
import { formatDay } from '@/shared/format-date.ts'
import type { ReactNode } from 'react'
import { FoldChevron } from '@/components/fold-chevron.tsx'

const YEARS = ESTIMATE_YEARS.map((year) => ({ value: String(year), label: String(year) })).reverse()
const HIGH_INCOME = formatDollars(FEDERAL_RULES.highIncomeAgi)
const HIGH_INCOME_SEPARATELY = formatDollars(FEDERAL_RULES.highIncomeAgiMarriedSeparately)

export type QuestionFormProps = {
  answers: Answers
  federalDueDates: readonly DueDate[]
  today: string
  onAnswer: (change: Partial<Answers>) => void
  onPayment: (index: number, change: Partial<Answers['payments'][number]>) => void
}

/** The tool's questions: the year, both years' taxes, withholding and payments. */
export function QuestionForm(props: QuestionFormProps) {
  const { answers, federalDueDates, today, onAnswer, onPayment } = props
  const { taxYear, fromCalculator } = answers
  /** Marks an amount that the tax calculator filled in, until it is changed. */
  const calculatorHint = (name: 'expectedTax' | 'withholding') =>
    fromCalculator[name] !== '' && answers[name] === fromCalculator[name]
      ? `From the tax calculator, by your figures for ${fromCalculator.taxYear}. Change it if you expect another.`
      : null
  const amountField = (name: AmountName) => ({
    value: answers[name],
    error: amountError(answers[name]),
    onChange: (text: string) => onAnswer({ [name]: text }),
  })
  return (
    <div className="grid gap-6 print:gap-3">
      <h2 className="text-[1.375rem]">Your figures</h2>
      <Segmented
        legend="Tax year"
        options={YEARS}
        value={String(taxYear)}
        onChange={(value) => onAnswer({ taxYear: Number(value) as EstimateYear })}
      />
      <div>
        <CheckboxRow
          label="At least two-thirds of my gross income is from farming or fishing"
          hint={`In ${taxYear}, or on my ${taxYear - 1} return.`}
          checked={answers.isFarmer}
          onChange={(isFarmer) => onAnswer({ isFarmer })}
        />
        <CheckboxRow
          label="I am married and file separately"
          checked={answers.isMarriedFilingSeparately}
          onChange={(isMarriedFilingSeparately) => onAnswer({ isMarriedFilingSeparately })}
        />
        <CheckboxRow
          label={`My ${taxYear - 1} return covered all twelve months`}
          hint="True for almost everyone. If not, last year’s tax cannot be used."
          checked={answers.coversTwelveMonths}
          onChange={(coversTwelveMonths) => onAnswer({ coversTwelveMonths })}
        />
      </div>
      <fieldset className="grid gap-5 print:gap-2">
        <legend className={LEGEND}>Federal</legend>
        <MoneyField
          label={`Federal tax you expect for ${taxYear}`}
          hint={
            calculatorHint('expectedTax') ??
            'The total tax after credits, including self-employment tax, before withholding.'
          }
          {...amountField('expectedTax')}
        />
        <p className="no-print -mt-3 text-small text-ink-2">
          Not sure? The <Link to="/resources/tax-calculator">tax calculator</Link> works it out for
          the years it covers. Or leave it empty: the tax for {taxYear - 1} alone gives a safe
          amount.
        </p>
        <MoneyField
          label={`Federal tax withheld in ${taxYear}`}
          hint={calculatorHint('withholding') ?? 'From wages and pensions, over the whole year.'}
          {...amountField('withholding')}
        />
        <MoneyField
          label={`Federal tax of ${taxYear - 1}`}
          hint="The total tax on that return. Enter 0 if there was none. Leave it empty if you don’t know."
          {...amountField('priorYearTax')}
        />
        <MoneyField
          label={`Adjusted gross income of ${taxYear - 1}`}
          hint={`It matters only above ${HIGH_INCOME}, or above ${HIGH_INCOME_SEPARATELY} if you are married and file separately.`}
          {...amountField('priorYearAgi')}
        />
      </fieldset>
      <PaymentRows
        answers={answers}
        dueDates={federalDueDates}
        today={today}
        onPayment={onPayment}
      />
      <fieldset className="grid gap-5 border-t border-rule pt-5 print:gap-2 print:pt-2">
        <legend className={LEGEND}>Ohio</legend>
        <AuthorityFields authority="ohio" answers={answers} onAnswer={onAnswer} />
      </fieldset>
      <div className="border-b border-rule">
        <QuestionFold title="School district income tax">
          <AuthorityFields authority="district" answers={answers} onAnswer={onAnswer} />
        </QuestionFold>
        <QuestionFold title="Village or city income tax">
          <AuthorityFields authority="town" answers={answers} onAnswer={onAnswer} />
        </QuestionFold>
      </div>
    </div>
  )
}

/** A floated legend does not interrupt the line above it. */
const LEGEND = 'float-left mb-1 w-full font-display text-[1.25rem] font-[650]'

type AmountName = 'expectedTax' | 'withholding' | 'priorYearTax' | 'priorYearAgi'

type PaymentRowsProps = {
  answers: Answers
  dueDates: readonly DueDate[]
  today: string
  onPayment: (index: number, change: Partial<PaymentAnswer>) => void
}

/** The payments made to the IRS, one row for each due date. Initially folded. */
function PaymentRows({ answers, dueDates, today, onPayment }: PaymentRowsProps) {
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

/** More questions in a fold, initially closed. */
function QuestionFold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group border-t border-rule">
      <summary className="fold py-2 text-ui font-[650] print:min-h-0">
        {title}
        <FoldChevron className="no-print" />
      </summary>
      <div className="grid gap-5 pt-1 pb-5 print:gap-2 print:pb-2">{children}</div>
    </details>
  )
}

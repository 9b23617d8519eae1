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

type QuestionFormProps = {
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
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 className="text-[1.375rem]">Your figures</h2>
        <div className="max-md:w-full">
          <Segmented
            isInline
            legend="Tax year"
            options={YEARS}
            value={String(taxYear)}
            onChange={(value) => onAnswer({ taxYear: Number(value) as EstimateYear })}
          />
        </div>
      </div>
      <fieldset className="grid gap-5 print:gap-2">
        <legend className="sr-only">Federal</legend>
        <MoneyField
          label={`Federal tax of ${taxYear - 1}`}
          hint="The total tax on that return. Enter 0 if there was none."
          {...amountField('priorYearTax')}
        />
        <MoneyField
          label={`Federal tax withheld in ${taxYear}`}
          hint={calculatorHint('withholding') ?? 'From wages and pensions, over the whole year.'}
          {...amountField('withholding')}
        />
        <p className="no-print text-small text-ink-2">
          Less this year? The <Link to="/resources/tax-calculator">tax calculator</Link> works out
          the tax, and less may be enough.
        </p>
      </fieldset>
      <div className="border-b border-rule">
        <QuestionFold
          key={fromCalculator.taxYear}
          title={`Tax of ${taxYear}, income, farming`}
          isOpen={fromCalculator.expectedTax !== ''}
        >
          <MoneyField
            label={`Federal tax you expect for ${taxYear}`}
            hint={
              calculatorHint('expectedTax') ??
              'The total tax after credits, including self-employment tax, before withholding.'
            }
            {...amountField('expectedTax')}
          />
          <MoneyField
            label={`Adjusted gross income of ${taxYear - 1}`}
            hint={`It matters only above ${HIGH_INCOME}, or above ${HIGH_INCOME_SEPARATELY} if you are married and file separately.`}
            {...amountField('priorYearAgi')}
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
        </QuestionFold>
        <PaymentRows
          answers={answers}
          dueDates={federalDueDates}
          today={today}
          onPayment={onPayment}
        />
        <QuestionFold title="Ohio income tax">
          <AuthorityFields authority="ohio" answers={answers} onAnswer={onAnswer} />
        </QuestionFold>
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

type QuestionFoldProps = { title: string; isOpen?: boolean; children: ReactNode }

/** More questions in a fold, initially closed. */
function QuestionFold({ title, isOpen, children }: QuestionFoldProps) {
  return (
    <details open={isOpen} className="group border-t border-rule">
      <summary className="fold py-2 text-ui font-[650] print:min-h-0">
        {title}
        <FoldChevron className="no-print" />
      </summary>
      <div className="grid gap-5 pt-1 pb-5 print:gap-2 print:pb-2">{children}</div>
    </details>
  )
}

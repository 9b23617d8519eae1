import { useState } from 'react'
import { ToolSheet } from '@/components/tool-layout.tsx'
import { type Answers, emptyAnswers, isAnswered, type PaymentAnswer } from './answers.ts'
import { PASSED_ON } from './calculator-tax.ts'
import { estimateDueDates, farmDueDates } from './due-dates.ts'
import { federalHeadline, FederalOutcome } from './federal-outcome.tsx'
import { OhioOutcome } from './ohio-outcome.tsx'
import { QuestionForm } from './question-form.tsx'
import { ToolActions } from './tool-actions.tsx'
import { NextPaymentDate } from './next-payment-date.tsx'
import { TownOutcome } from './town-outcome.tsx'
import { RULES_CHECKED_ON } from '@/shared/deadlines/rule-dates.ts'
import { usePersisted } from '@/lib/use-persisted.ts'
import { useReloadDraft } from '@/lib/use-reload-draft.ts'
import { formatMoneyText } from '@/shared/parse-money.ts'
import { officeDate } from '@/shared/office-date.ts'
import { useToday } from '@/lib/use-today.ts'

/** Any of these is enough to work something out. */
const TAXES = [
  'expectedTax',
  'priorYearTax',
  'ohioExpectedTax',
  'ohioPriorYearTax',
  'townExpectedTax',
  'townPriorYearTax',
] as const

/**
 * Works out the next federal, Ohio, school district and town payments. The typed answers stay on this page
 * and are not saved.
 */
export function EstimateTool() {
  // Until today is known, the day only decides which year the empty form shows.
  const today = useToday(officeDate) ?? RULES_CHECKED_ON
  const [typed, setTyped] = useState<Answers | null>(null)
  const answers = typed ?? emptyAnswers(today)
  useReloadDraft('estimatedTaxes', answers, setTyped)
  const { taxYear, isFarmer } = answers
  const paysDistrict = isAnswered(answers, 'district')
  const paysTown = isAnswered(answers, 'town')
  const hasAnswers = TAXES.some((tax) => answers[tax].trim() !== '')
  const federalDueDates = isFarmer ? farmDueDates(taxYear) : estimateDueDates(taxYear)

  const federal = federalHeadline(answers, federalDueDates, today)

  const answer = (change: Partial<Answers>) =>
    setTyped((before) => ({ ...(before ?? answers), ...change }))
  const answerPayment = (index: number, change: Partial<PaymentAnswer>) =>
    setTyped((before) => ({
      ...(before ?? answers),
      payments: (before ?? answers).payments.map((payment, row) =>
        row === index ? { ...payment, ...change } : payment,
      ),
    }))

  // Taken once: null empties its place in the tab.
  usePersisted(PASSED_ON, null, (found) => {
    if (!found) return
    const fromCalculator = {
      taxYear: found.taxYear,
      expectedTax: formatMoneyText(found.tax),
      withholding: found.withheld > 0 ? formatMoneyText(found.withheld) : '',
    }
    answer({ ...fromCalculator, taxYear: found.taxYear, fromCalculator })
  })

  return (
    <ToolSheet
      short={federal === null ? null : { label: 'Federal', text: federal }}
      answers={
        <QuestionForm
          answers={answers}
          federalDueDates={federalDueDates}
          today={today}
          onAnswer={answer}
          onPayment={answerPayment}
        />
      }
      resultLabel="What to pay"
      result={
        <>
          <h2 className="text-[1.375rem]">What to pay</h2>
          {!hasAnswers && <NextPaymentDate />}
          <div className="mt-5">
            <FederalOutcome answers={answers} dueDates={federalDueDates} today={today} />
            <OhioOutcome answers={answers} today={today} />
            {paysTown && <TownOutcome answers={answers} today={today} />}
          </div>
          <ToolActions
            payer={{ isFarmer, paysDistrict, paysTown }}
            today={today}
            hasResult={hasAnswers}
            onStartOver={() => setTyped(null)}
          />
        </>
      }
    />
  )
}

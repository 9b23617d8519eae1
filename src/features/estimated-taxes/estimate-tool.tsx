import { useState } from 'react'
import { ToolSheet } from '@/components/tool-layout.tsx'
import {
  type Answers,
  emptyAnswers,
  isAnswered,
  type PaymentAnswer,
  readAuthority,
} from './answers.ts'
import { PASSED_ON } from './calculator-tax.ts'
import { estimateDueDates, farmDueDates } from './due-dates.ts'
import { federalHeadline, FederalOutcome } from './federal-outcome.tsx'
import { OhioOutcome } from './ohio-outcome.tsx'
import { QuestionForm } from './question-form.tsx'
import { type Deadline, RULES_CHECKED_ON } from '@/shared/deadlines/rule-dates.ts'
import { usePersisted } from '@/lib/use-persisted.ts'
import { useReloadDraft } from '@/lib/use-reload-draft.ts'
import { formatMoneyText } from '@/shared/parse-money.ts'
import { officeDate } from '@/shared/office-date.ts'
import { useToday } from '@/lib/use-today.ts'
import { formatDay } from '@/shared/format-date.ts'
import { estimateDeadlines, type Payer } from './estimate-deadlines.ts'
import { Download } from 'lucide-react'
import { PrintButton } from '@/components/print-button.tsx'
import { Button, ButtonExternalLink } from '@/components/ui/button.tsx'
import { OFFICIAL_LINKS } from '@/config/official-links.ts'
import { downloadCalendar } from '@/features/deadlines/public.ts'
import { formatDollars } from '@/shared/money.ts'
import { TOWN_RULES } from '@/tax/data/estimated-tax.ts'
import { Outcome, OutcomeHint } from './outcome.tsx'
import { townSafeHarbor } from './safe-harbor.ts'

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
  const known = useToday(officeDate)
  const today = known ?? RULES_CHECKED_ON
  const [typed, setTyped] = useState<Answers | null>(null)
  const answers = typed ?? emptyAnswers(today)
  useReloadDraft('estimatedTaxes', answers, setTyped)
  const { taxYear, isFarmer } = answers
  const paysDistrict = isAnswered(answers, 'district')
  const paysTown = isAnswered(answers, 'town')
  const hasAnswers = TAXES.some((tax) => answers[tax].trim() !== '')
  const federalDueDates = isFarmer ? farmDueDates(taxYear) : estimateDueDates(taxYear)

  const federal = federalHeadline(answers, federalDueDates, today)
  const [next] = known === null ? [] : estimateDeadlines(known, {})

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
      short={
        federal === null
          ? { label: 'Next payment', text: next && formatDay(next.date, 'short') }
          : { label: 'Federal', text: federal }
      }
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
          {!hasAnswers && <NextPaymentDate next={next} />}
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

/** The next day on which a payment is due, before there are any figures. Keeps its height until today is known. */
function NextPaymentDate({ next }: { next: Deadline | undefined }) {
  return (
    <div className="tool-next">
      {next && (
        <>
          {/* On narrow screens the bar above has shown it. */}
          <p className="tool-answer max-lg:hidden">
            <time dateTime={next.date}>{formatDay(next.date, 'short')}</time>
          </p>
          <p>
            <b className="font-[650]">Next:</b> {next.detail}, federal and Ohio
          </p>
        </>
      )}
    </div>
  )
}

const FILE_NAME = 'estimated-tax-dates.ics'

type ToolActionsProps = {
  payer: Payer
  today: string
  hasResult: boolean
  onStartOver: () => void
}

/** Where to pay, the dates as a calendar file, printing a result and starting over. */
function ToolActions({ payer, today, hasResult, onStartOver }: ToolActionsProps) {
  const download = () =>
    downloadCalendar(FILE_NAME, 'Estimated tax dates', estimateDeadlines(today, payer))

  return (
    <div className="no-print mt-7 grid gap-5 border-t border-rule pt-6">
      <div className="flex flex-wrap gap-3">
        {[OFFICIAL_LINKS.directPay, OFFICIAL_LINKS.ohioPay].map(({ name, href }, index) => (
          <ButtonExternalLink
            key={href}
            href={href}
            variant={index === 0 ? 'primary' : 'outline'}
            size="sm"
            className="max-md:w-full"
          >
            Open {name}
          </ButtonExternalLink>
        ))}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" size="sm" onClick={() => void download()}>
          <Download />
          Download {FILE_NAME}
        </Button>
        {hasResult && <PrintButton />}
        <Button variant="outline" size="sm" onClick={onStartOver}>
          Start over
        </Button>
      </div>
      <p className="text-small text-ink-2">
        The calendar file has the dates for this year and next, not your amounts.
      </p>
    </div>
  )
}

const TITLE = 'Village or city'

/** The next payment to a town, R.C. 718.08. */
function TownOutcome({ answers, today }: { answers: Answers; today: string }) {
  const outlook = readAuthority(answers, 'town')
  const harbor = outlook && townSafeHarbor(outlook)
  if (!outlook || !harbor) {
    const text = outlook
      ? 'Enter the town tax you expect, or last year’s, to see how much is safe to pay.'
      : 'Correct the marked town figure to see a result.'
    return <OutcomeHint title={TITLE} text={text} />
  }
  const { taxYear } = answers
  return (
    <Outcome
      title={TITLE}
      harbor={harbor}
      withholding={outlook.withholding}
      paid={outlook.paid}
      dueDates={estimateDueDates(taxYear, 'ohio')}
      taxYear={taxYear}
      today={today}
      littleOwedReason={`By your figures, you will owe less than ${formatDollars(TOWN_RULES.owedFrom)} after withholding.`}
      penaltyForm="the town"
    />
  )
}

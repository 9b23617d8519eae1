import { clsx } from 'clsx'
import { Link } from 'react-router-dom'
import { noBreak } from '@/components/no-break.tsx'
import { PrintButton } from '@/components/print-button.tsx'
import { ButtonExternalLink } from '@/components/ui/button.tsx'
import { OFFICIAL_LINKS } from '@/config/official-links.ts'
import { formatDay } from '@/shared/format-date.ts'
import { formatCents, formatDollars } from '@/shared/money.ts'
import { lowerFirst } from '@/lib/wording.ts'
import type { W4Status } from '@/tax/filing-status.ts'
import type { YearCheck } from './check-year.ts'

/** The boxes of step 1(c), in the form's words. */
const STATUS_WORDS: Record<W4Status, string> = {
  single: 'Single or married filing separately',
  marriedFilingJointly: 'Married filing jointly',
  headOfHousehold: 'Head of household',
}

type OutcomeProps = {
  check: YearCheck
  /** The federal refund wished, in dollars. */
  aim: number
  titleOf: (index: number) => string
  /** Hands the answers to the calculator. */
  onPass: () => void
}

/** The year if nothing changes, then the lines of the new forms. */
export function Outcome(props: OutcomeProps) {
  const { check } = props
  return (
    <>
      <div role="status">
        <p className="mt-1 text-ui">If nothing changes, for {check.year}:</p>
        <p className="tool-answer is-long mt-1">{noBreak(describe('Federal', check.federal))}</p>
        <p className="mt-1 text-ui font-[650]">
          {describe('Ohio', check.ohio)}
          {check.district !== null &&
            `, ${lowerFirst(describe('School district', check.district))}`}
        </p>
      </div>
      {check.mayBringPenalty && (
        <p className="mt-2 text-ui">
          Over $1,000 and over a tenth of the tax: the IRS may charge a penalty, unless what is
          withheld covers last year’s tax. See{' '}
          <Link to="/resources/estimated-taxes">estimated taxes</Link>.
        </p>
      )}
      <Sums {...check} />
      <NewW4 {...props} />
      <NewIT4 {...props} />
      {check.district !== null && Math.round(check.district) < 0 && (
        <p className="mt-4 text-ui">
          The school district’s {formatDollars(-check.district)} can be paid with form SD 100ES, or
          with the return: line 5 of form IT 4 is for Ohio’s tax alone.
        </p>
      )}
      <div className="no-print mt-6 flex flex-wrap gap-3">
        {[OFFICIAL_LINKS.formW4, OFFICIAL_LINKS.ohioForms].map(({ name, href }) => (
          <ButtonExternalLink key={href} href={href} variant="outline" size="sm">
            Open {name}
          </ButtonExternalLink>
        ))}
      </div>
      <div className="no-print mt-5 flex flex-wrap gap-3">
        <PrintButton />
        <Link
          to="/resources/tax-calculator"
          onClick={props.onPass}
          className="inline-flex min-h-11 items-center font-[650] text-river underline underline-offset-3"
        >
          See every line in the calculator
        </Link>
      </div>
    </>
  )
}

function describe(whose: string, balance: number): string {
  const amount = Math.round(balance)
  if (amount === 0) return `${whose}: nothing owed`
  return `${whose} ${amount > 0 ? 'refund' : 'balance due'} ${formatDollars(Math.abs(amount))}`
}

function Sums({ federalTax, ohioTax, withheld }: YearCheck) {
  const rows = [
    ['Tax for the year', federalTax, ohioTax],
    ['Withheld by December 31', withheld.federal, withheld.ohio],
  ] as const
  return (
    <table className="names-above mt-4 w-full border-collapse text-small">
      <caption className="sr-only">The year’s tax and withholding</caption>
      <thead>
        <tr>
          <th scope="col" className="text-left">
            <span className="sr-only">Amount</span>
          </th>
          <th scope="col" className="py-1 text-right">
            Federal
          </th>
          <th scope="col" className="py-1 text-right">
            Ohio
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, federal, ohio]) => (
          <tr key={label} className="border-t border-rule">
            <th scope="row" className="py-1.5 text-left font-normal">
              {label}
            </th>
            <td className="num py-1.5 text-right">{formatDollars(federal)}</td>
            <td className="num py-1.5 text-right">{formatDollars(ohio)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function NewW4({ check: { advice, jobs, federal, year }, aim, titleOf }: OutcomeProps) {
  if (!advice) {
    return (
      <Part title="No paycheck is left to change">
        A new form takes two weeks or more to take effect, and no payday of {year} is left after
        that.{' '}
        {Math.round(federal) < 0
          ? `Pay the ${formatDollars(-federal)} directly, or with the return.`
          : 'What was withheld too much comes back with the return.'}
      </Part>
    )
  }
  if (Math.abs(federal - aim) < 1) {
    return (
      <Part title="Your federal forms fit">
        Keep them as they are: the year ends as you wish. Check again in January.
      </Part>
    )
  }
  const { w4, withheldEach, balance, problem } = advice.w4
  const { index, paydays } = advice.reach
  const form = jobs[index]?.job.kind === 'pension' ? 'W-4P' : 'W-4'
  if (problem === 'tooLittle') {
    return (
      <Part title="The paychecks left are too small">
        Each would have to withhold {formatDollars(w4.extra)} more, and with the usual tax nothing
        would be left to pay out. Pay {formatDollars(aim - federal)} as an{' '}
        <Link to="/resources/estimated-taxes">estimated payment</Link> instead.
      </Part>
    )
  }
  return (
    <Part title={`New Form ${form} for ${lowerFirst(titleOf(index))}`}>
      Counts from {formatDay(paydays[0] ?? '')},{' '}
      {paydays.length === 1 ? 'the last paycheck' : `${paydays.length} paychecks`}.
      <Lines
        caption={`Lines of the new Form ${form}`}
        rows={[
          ['Step 1(c)', STATUS_WORDS[w4.status]],
          [form === 'W-4' ? 'Step 2(c)' : 'Step 2(b)', 'Leave it empty'],
          ['Step 3', formatDollars(w4.credits)],
          ['Step 4(a)', formatDollars(w4.otherIncome)],
          ['Step 4(b)', formatDollars(w4.deductions)],
          ['Step 4(c)', formatDollars(w4.extra)],
        ]}
      />
      <p className="mt-3">
        Each paycheck then withholds {formatCents(withheldEach)}, and the year ends with:{' '}
        <strong>{lowerFirst(describe('Federal', balance))}</strong>.{' '}
        {problem === 'tooMuch' &&
          'Too much was withheld already: even without any more, this much comes back with the return.'}
      </p>
      <p className="mt-2 text-small text-ink-2">
        {jobs.length > 1 && 'Leave the forms of the other jobs as they are. '}
        Good for the rest of {year} only: check again in January and give a new form then.
        {w4.otherIncome > 0 &&
          ' Step 4(a) shows your employer that there is other income. An extra amount in 4(c) does not.'}
      </p>
    </Part>
  )
}

function NewIT4({ check: { advice, jobs, ohio }, titleOf }: OutcomeProps) {
  if (!advice) return null
  const { it4, reach } = advice
  if (!it4) {
    return (
      <Part title="Ohio">
        A pension withholds for Ohio what you ask for on form IT 4P. We have not seen that form’s
        lines, so none are named here.
      </Part>
    )
  }
  if (it4.isTooLittle) {
    return (
      <Part title="Ohio">
        The paychecks left are too small for what Ohio lacks. Pay {formatDollars(-ohio)} as an{' '}
        <Link to="/resources/estimated-taxes">estimated payment</Link> instead.
      </Part>
    )
  }
  const now = jobs[reach.index]?.job.it4.extra
  return (
    <Part title={`Ohio form IT 4 for ${lowerFirst(titleOf(reach.index))}`}>
      {it4.extra === now ? 'It can stay as it is.' : 'Give a new one:'}
      <Lines
        caption="Lines of form IT 4"
        rows={[
          ['Line 4, exemptions', String(it4.exemptions)],
          ['Line 5, extra each paycheck', formatDollars(it4.extra)],
        ]}
      />
      <p className="mt-3">
        The year ends with: <strong>{describe('Ohio', it4.balance)}</strong>.
        {it4.extra === 0 &&
          Math.round(it4.balance) > 0 &&
          ' Ohio’s formula mostly takes too much, and has no line to take less.'}
      </p>
    </Part>
  )
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="mt-6 border-t border-rule pt-5 text-ui">
      <h3 className="mb-1 font-text text-ui font-[650] tracking-normal">{noBreak(title)}</h3>
      {children}
    </section>
  )
}

function Lines({
  caption,
  rows,
}: {
  caption: string
  rows: readonly (readonly [string, string])[]
}) {
  return (
    <table className="mt-3 w-full border-collapse">
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {rows.map(([line, entry]) => (
          <tr key={line} className={clsx('border-t border-rule', entry !== '$0' && 'font-[650]')}>
            <th scope="row" className="py-2 pr-4 text-left whitespace-nowrap [font-weight:inherit]">
              {line}
            </th>
            <td className="num py-2 text-right">{entry}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

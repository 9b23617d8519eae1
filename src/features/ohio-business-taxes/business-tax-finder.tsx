import { useState } from 'react'
import { PrintButton } from '@/components/print-button.tsx'
import { ToolSheet } from '@/components/tool-layout.tsx'
import { Button } from '@/components/ui/button.tsx'
import { CheckboxRow } from '@/components/ui/checkbox-row.tsx'
import { Counter } from '@/components/ui/counter.tsx'
import { MoneyField } from '@/components/ui/money-field.tsx'
import { Select } from '@/components/ui/select.tsx'
import { useReloadDraft } from '@/lib/use-reload-draft.ts'
import {
  type BusinessAnswers,
  ENTITIES,
  type Entity,
  NO_ANSWERS,
  readReceipts,
  TOWNS,
  type TownKind,
} from './answers.ts'
import { downloadCalendar } from '@/features/deadlines/public.ts'
import { daysBetween } from '@/shared/iso-date.ts'
import { formatDay } from '@/shared/format-date.ts'
import { waitOf } from '@/lib/wording.ts'
import { FindingList, nextOf, rulesOf, taxOf } from './finding-list.tsx'
import { findTaxes } from './find-taxes.ts'
import { useUpcoming } from './next-date.tsx'

const MAX_EMPLOYEES = 9999

/** Works out from a few answers which Ohio taxes apply to a business. The answers never leave the page. */
export function BusinessTaxFinder() {
  const [answers, setAnswers] = useState(NO_ANSWERS)
  const [receipts, setReceipts] = useState('')
  useReloadDraft('businessTaxes', { answers, receipts }, (draft) => {
    setAnswers({ ...NO_ANSWERS, ...draft.answers })
    setReceipts(draft.receipts)
  })
  const { grossReceipts, error } = readReceipts(receipts)
  const answer = (change: Partial<BusinessAnswers>) => setAnswers({ ...answers, ...change })
  const findings = findTaxes({ ...answers, grossReceipts })
  const applying = findings.filter(({ verdict }) => verdict === 'applies')
  const upcoming = useUpcoming()
  const rules = applying.flatMap(rulesOf)
  const deadlines = upcoming?.deadlines.filter(({ rule }) => rules.includes(rule.id)) ?? []
  const [next] = deadlines
  const nextTax = applying.find((finding) => nextOf(finding, deadlines) === next)
  const count = `${applying.length} of ${findings.length}`

  return (
    <ToolSheet
      short={{ label: `${count} apply to you`, text: next && formatDay(next.date, 'short') }}
      answers={
        <div className="grid gap-5 print:gap-2">
          <h2 className="text-[1.375rem]">About the business</h2>
          <Select
            label="Kind of business"
            options={ENTITIES}
            value={answers.entity}
            onChange={(value) => answer({ entity: value as Entity })}
          />
          <fieldset>
            <legend className="font-[650]">What it does</legend>
            <CheckboxRow
              label="Sells goods or taxable services to customers"
              hint="Shop, online store, repairs, landscaping and others on the state’s list"
              checked={answers.sellsTaxable}
              onChange={(sellsTaxable) => answer({ sellsTaxable })}
            />
            <CheckboxRow
              label="Buys things without sales tax on the invoice"
              hint="Tools, supplies or software from sellers who charged none"
              checked={answers.buysUntaxed}
              onChange={(buysUntaxed) => answer({ buysUntaxed })}
            />
            <CheckboxRow
              label="Farms"
              checked={answers.farms}
              onChange={(farms) => answer({ farms })}
            />
          </fieldset>
          <div className="grid items-end gap-5 sm:grid-cols-2">
            <Counter
              label="Employees"
              hint="People on a paycheck. If you own a corporation and work in it, count yourself."
              value={answers.employeeCount}
              min={0}
              max={MAX_EMPLOYEES}
              parse={parseEmployees}
              onChange={(employeeCount) => answer({ employeeCount })}
            />
            <MoneyField
              label="Ohio sales a year"
              hint="Gross receipts before any costs. A guess will do."
              error={error}
              value={receipts}
              onChange={setReceipts}
            />
          </div>
          <fieldset>
            <legend className="font-[650]">Where the work is done</legend>
            <p className="text-small text-ink-2">
              Leave the first three unchecked if the work is only in townships.
            </p>
            {TOWNS.map(({ id, label }) => (
              <CheckboxRow
                key={id}
                label={label}
                checked={answers.towns.includes(id)}
                onChange={(isChosen) => answer({ towns: chooseTown(answers.towns, id, isChosen) })}
              />
            ))}
            <CheckboxRow
              label="An owner lives in a city or village with an income tax"
              checked={answers.isOwnerInTaxedTown}
              onChange={(isOwnerInTaxedTown) => answer({ isOwnerInTaxedTown })}
            />
            <CheckboxRow
              label="An owner lives in a school district with an income tax"
              checked={answers.isOwnerInTaxedDistrict}
              onChange={(isOwnerInTaxedDistrict) => answer({ isOwnerInTaxedDistrict })}
            />
          </fieldset>
        </div>
      }
      resultLabel="Taxes of this business"
      result={
        <>
          <h2 className="text-[1.375rem]">
            <span role="status">
              {count} Ohio taxes {applying.length === 1 ? 'applies' : 'apply'} to you
            </span>
          </h2>
          {/* The same height until today is known. */}
          <div className="tool-next">
            {upcoming && next && nextTax && (
              <>
                <p className="tool-answer">
                  <time dateTime={next.date}>{formatDay(next.date, 'short')}</time>
                </p>
                <p>
                  <b className="font-[650]">Next: {taxOf(nextTax.tax).name}</b>,{' '}
                  {waitOf(daysBetween(upcoming.today, next.date))}
                </p>
              </>
            )}
          </div>
          <FindingList findings={findings} />
          <div className="no-print mt-6 flex flex-wrap gap-3">
            <Button
              size="sm"
              disabled={deadlines.length === 0}
              onClick={() =>
                void downloadCalendar(
                  'ohio-business-tax-dates.ics',
                  'Ohio business tax dates',
                  deadlines,
                )
              }
            >
              Add the dates to my calendar
            </Button>
            <PrintButton />
            <Button
              variant="outline"
              size="sm"
              onClick={() => {
                setAnswers(NO_ANSWERS)
                setReceipts('')
              }}
            >
              Start over
            </Button>
          </div>
        </>
      }
    />
  )
}

function chooseTown(towns: readonly TownKind[], town: TownKind, isChosen: boolean): TownKind[] {
  return TOWNS.map(({ id }) => id).filter((id) => (id === town ? isChosen : towns.includes(id)))
}

/** A whole number of people from the typed text. 0 for anything else. */
function parseEmployees(text: string): number {
  const number = Math.round(Number(text))
  return Number.isFinite(number) ? Math.min(Math.max(number, 0), MAX_EMPLOYEES) : 0
}

import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { MoneyField } from '@/components/ui/money-field.tsx'
import { formatDollars } from '@/shared/money.ts'
import { formatMoneyText, parseMoney } from '@/shared/parse-money.ts'
import { DEPRECIATION, HALF_YEAR } from '@/tax/data/depreciation.ts'
import type { AddBackShare } from '@/tax/data/ohio.ts'
import type { TaxYear } from '@/tax/data/years.ts'
import type { TaxEngine } from '@/tax/load.ts'
import {
  type AnswerId,
  type Answers,
  answerOf,
  askedIds,
  labelOf,
  readNumber,
} from '../calculator/answers.ts'
import type { Depreciation } from './depreciate.ts'
import { findOutcome, type WorksheetContext, type WorksheetOutcome } from './find-outcome.ts'
import { PropertyFields } from './property-fields.tsx'
import {
  BUSINESSES,
  type Business,
  newProperty,
  type PropertyTexts,
  readWorksheet,
  type WorksheetTexts,
  writeWorksheet,
} from './worksheet-state.ts'

export type WorksheetProps = {
  /** The calculator's answers, which it reads and fills in. */
  answers: Answers
  onAnswer: (id: AnswerId, text: string) => void
  engine: TaxEngine
}

/**
 * Works out depreciation and section 179 expense of businesses and farms, and fills the result into the calculator.
 */
export function Worksheet({ answers, onAnswer, engine }: WorksheetProps) {
  const asked = [...askedIds('selfEmployment', answers), ...askedIds('farm', answers)]
  const businesses = BUSINESSES.filter((id) => asked.includes(id))
  const first = businesses.find((id) => answers[id]) ?? 'selfEmployment'
  const nameOf = (id: Business) => labelOf(id, answers)
  const amountOf = (id: AnswerId) => readNumber(answers, id).value ?? 0
  const taxYear = Number(answerOf(answers, 'taxYear')) as TaxYear
  const context: WorksheetContext = {
    taxYear,
    wages: askedIds('wages', answers).reduce((sum, id) => sum + amountOf(id), 0),
    otherProfits: Object.fromEntries(businesses.map((id) => [id, amountOf(id)])),
    addBackShare: answerOf(answers, 'addBackShare') as AddBackShare,
    ohio: engine.yearFigures(taxYear).ohio.depreciation.value,
  }

  const fillIn = ({ profits, bonus, section179, earlierAddBack }: WorksheetOutcome) => {
    const fill = (id: AnswerId, amount: number) =>
      onAnswer(id, formatMoneyText(Math.round(amount * 100) / 100))
    for (const { business, after } of profits) fill(business, after)
    fill('bonusDepreciation', bonus)
    fill('section179', section179.allowed)
    fill('earlierAddBack', earlierAddBack)
  }

  const stored = readWorksheet(answers.properties ?? '')
  const [isFilledIn, setIsFilledIn] = useState(false)
  const texts: WorksheetTexts =
    stored.properties.length > 0
      ? stored
      : {
          profits: { [first]: answers[first] ?? '' },
          properties: [newProperty(first, String(taxYear))],
        }
  const outcome = findOutcome(texts, context)
  const used = BUSINESSES.filter((id) => texts.properties.some(({ business }) => business === id))

  const change = (next: Partial<WorksheetTexts>) => {
    setIsFilledIn(false)
    onAnswer('properties', writeWorksheet({ ...texts, ...next }))
  }
  const replace = (index: number, ...properties: PropertyTexts[]) =>
    change({ properties: texts.properties.toSpliced(index, 1, ...properties) })

  return (
    <div className="grid gap-5">
      <p className="text-small text-ink-2">
        Uses the half-year table of IRS Publication 946, with section 179 expense and bonus. List
        all property placed in service in the year. Not for cars and light trucks up to 6,000
        pounds, property used half or less for business, orchards and vines, buildings rented out or
        used as offices, or property you sold.
      </p>
      {texts.properties.map((property, index) => (
        <PropertyFields
          // oxlint-disable-next-line react/no-array-index-key -- pieces have no name and keep their order
          key={index}
          number={index + 1}
          property={property}
          taxYear={taxYear}
          businesses={businesses.map((id) => ({ value: id, label: nameOf(id) }))}
          onChange={(next) => replace(index, next)}
          onRemove={() => replace(index)}
        />
      ))}
      <Button
        variant="outline"
        size="sm"
        className="justify-self-start"
        onClick={() =>
          change({
            properties: [...texts.properties, newProperty(first, String(taxYear))],
          })
        }
      >
        <Plus />
        Add property
      </Button>
      {used.map((business) => {
        const typed = texts.profits[business] ?? ''
        return (
          <MoneyField
            key={business}
            label={`${nameOf(business)}, before this depreciation`}
            canBeNegative
            value={typed}
            error={parseMoney(typed, { canBeNegative: true }).error}
            onChange={(profit) => change({ profits: { ...texts.profits, [business]: profit } })}
          />
        )
      })}
      {outcome && (
        <div role="status">
          {outcome.obstacle ? (
            <p className="font-semibold text-brass">{describeObstacle(outcome.obstacle)}</p>
          ) : (
            <OutcomeTable outcome={outcome} nameOf={nameOf} />
          )}
        </div>
      )}
      <Sources {...context} />
      {outcome && !outcome.obstacle && (
        <div className="flex flex-wrap items-center gap-3">
          <Button
            size="sm"
            onClick={() => {
              fillIn(outcome)
              setIsFilledIn(true)
            }}
          >
            Use in the calculator
          </Button>
          <p role="status" className="text-small">
            {isFilledIn && 'Profit and Ohio add-back are filled in.'}
          </p>
        </div>
      )}
    </div>
  )
}

/** Where the table and the shares come from. */
function Sources({ taxYear, ohio }: Pick<WorksheetContext, 'taxYear' | 'ohio'>) {
  const { section179, bonus } = DEPRECIATION[taxYear]
  return (
    <p className="text-micro text-ink-2">
      Table: {HALF_YEAR.source}. Section 179: {section179.source}. Bonus: {bonus.source}. Ohio adds
      back a share of bonus and of section 179 expense over {formatDollars(ohio.section179Free)}:
      R.C. 5747.01(A).
    </p>
  )
}

function describeObstacle(obstacle: NonNullable<Depreciation['obstacle']>): string {
  return obstacle.kind === 'midQuarter'
    ? `More than 40% of the cost of ${obstacle.year} was placed in service in its last three months: other tables apply then (IRC §168(d)(3)). Bring it to us.`
    : `At most ${formatDollars(obstacle.limit)} of section 179 expense can be chosen for this year (IRC §179(b)).`
}

const CELL = 'num border-b border-rule py-1.5 pl-3 text-right'

type OutcomeTableProps = {
  outcome: WorksheetOutcome
  nameOf: (business: Business) => string
}

/** The year's depreciation, the profit after it and Ohio's treatment. */
function OutcomeTable({ outcome, nameOf }: OutcomeTableProps) {
  const { section179, bonus, regular, total, profits, addBack, earlierAddBack } = outcome
  const rows = [
    { label: 'Section 179 expense', amount: section179.allowed },
    { label: 'Bonus', amount: bonus },
    { label: 'Regular depreciation', amount: regular },
    { label: 'Depreciation for the year', amount: total, isTotal: true },
    ...profits.map(({ business, after }) => ({
      label: `${nameOf(business)}, after it`,
      amount: after,
      isTotal: true,
    })),
    { label: 'Section 179 expense left for next year', amount: section179.carried },
    { label: 'Ohio adds back this year', amount: addBack },
    { label: 'Ohio deducts for earlier years', amount: earlierAddBack },
  ]
  return (
    <table className="w-full border-collapse text-small">
      <caption className="sr-only">Depreciation for the year</caption>
      <tbody>
        {rows
          .filter(({ amount, isTotal }) => isTotal || amount !== 0)
          .map(({ label, amount, isTotal }) => {
            const weight = isTotal ? 'font-bold' : 'font-normal'
            return (
              <tr key={label}>
                <th scope="row" className={`border-b border-rule py-1.5 text-left ${weight}`}>
                  {label}
                </th>
                <td className={`${CELL} ${weight}`}>{formatDollars(amount)}</td>
              </tr>
            )
          })}
      </tbody>
    </table>
  )
}

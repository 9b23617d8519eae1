import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { MoneyField } from '@/components/ui/money-field.tsx'
import { formatDollars } from '@/shared/money.ts'
import { parseMoney } from '@/shared/parse-money.ts'
import type { Depreciation } from './depreciate.ts'
import { DEPRECIATION, HALF_YEAR } from '@/tax/data/depreciation.ts'
import { findOutcome, type WorksheetContext, type WorksheetOutcome } from './find-outcome.ts'
import { OutcomeTable } from './outcome-table.tsx'
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

type WorksheetProps = WorksheetContext & {
  /** The worksheet as stored. */
  text: string
  /** The household's businesses, with their names from the form. */
  businesses: readonly { value: Business; label: string }[]
  /** The business of a new piece of property, and its profit as typed in the form. */
  firstBusiness: Business
  firstProfit: string
  nameOf: (business: Business) => string
  onText: (text: string) => void
  onFillIn: (outcome: WorksheetOutcome) => void
}

/**
 * Works out depreciation and section 179 expense of businesses and farms, and fills the result into the calculator.
 */
export function Worksheet({
  text,
  businesses,
  firstBusiness,
  firstProfit,
  nameOf,
  onText,
  onFillIn,
  ...context
}: WorksheetProps) {
  const stored = readWorksheet(text)
  const [isFilledIn, setIsFilledIn] = useState(false)
  const texts: WorksheetTexts =
    stored.properties.length > 0
      ? stored
      : {
          profits: { [firstBusiness]: firstProfit },
          properties: [newProperty(firstBusiness, String(context.taxYear))],
        }
  const outcome = findOutcome(texts, context)
  const used = BUSINESSES.filter((id) => texts.properties.some(({ business }) => business === id))

  const change = (next: Partial<WorksheetTexts>) => {
    setIsFilledIn(false)
    onText(writeWorksheet({ ...texts, ...next }))
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
          taxYear={context.taxYear}
          businesses={businesses}
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
            properties: [...texts.properties, newProperty(firstBusiness, String(context.taxYear))],
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
              onFillIn(outcome)
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

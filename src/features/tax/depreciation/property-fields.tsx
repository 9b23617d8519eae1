import { Trash2 } from 'lucide-react'
import { Button } from '@/components/ui/button.tsx'
import { CheckboxRow } from '@/components/ui/checkbox-row.tsx'
import { MoneyField } from '@/components/ui/money-field.tsx'
import { Segmented } from '@/components/ui/segmented.tsx'
import { Select } from '@/components/ui/select.tsx'
import { parseMoney } from '@/shared/parse-money.ts'
import { hasBonusShare } from './depreciate.ts'
import { CLASSES } from '@/tax/data/depreciation.ts'
import type { Business, PropertyTexts } from './worksheet-state.ts'

const EXAMPLES = {
  3: 'over-the-road tractor units, breeding hogs',
  5: 'computers, new farm machinery, breeding cattle and sheep',
  7: 'office furniture, used farm machinery, grain bins, fences',
  10: 'single-purpose livestock buildings and greenhouses',
  15: 'drainage tile, wells, paved lots',
  20: 'general farm buildings',
} as const

const CLASS_OPTIONS = CLASSES.map((one) => ({
  value: String(one),
  label: `${one} years: ${EXAMPLES[one]}`,
}))

const BONUS_OPTIONS = [
  { value: 'after', label: 'After January 19, 2025' },
  { value: 'before', label: 'Under contract before' },
  { value: 'none', label: 'No bonus' },
] as const

/** How far back the longest class reaches. */
const YEARS_BACK = 20

type PropertyFieldsProps = {
  number: number
  property: PropertyTexts
  taxYear: number
  businesses: readonly { value: Business; label: string }[]
  onChange: (property: PropertyTexts) => void
  onRemove: () => void
}

/** The questions about one piece of property. */
export function PropertyFields({
  number,
  property,
  taxYear,
  businesses,
  onChange,
  onRemove,
}: PropertyFieldsProps) {
  const years = Array.from({ length: YEARS_BACK + 1 }, (_, back) => String(taxYear - back))
  const change = (more: Partial<PropertyTexts>) => onChange({ ...property, ...more })
  const money = (id: 'cost' | 'section179' | 'bonusTaken') => ({
    value: property[id],
    error: parseMoney(property[id]).error,
    onChange: (text: string) => change({ [id]: text }),
  })
  return (
    <fieldset className="min-w-0 border-t border-rule pt-4">
      <legend className="float-left mb-3 flex w-full items-center justify-between font-[650]">
        Property {number}
        <Button variant="outline" size="sm" onClick={onRemove}>
          <Trash2 />
          Remove<span className="sr-only"> property {number}</span>
        </Button>
      </legend>
      <div className="clear-both grid items-start gap-5 sm:grid-cols-2">
        <MoneyField label="Cost" hint="The business part" {...money('cost')} />
        <Select
          label="Placed in service"
          options={years.map((year) => ({ value: year, label: year }))}
          value={property.year}
          onChange={(year) => change({ year })}
        />
        <div className="min-w-0 sm:col-span-2">
          <Select
            label="Class"
            options={CLASS_OPTIONS}
            value={property.recoveryClass}
            onChange={(recoveryClass) => change({ recoveryClass })}
          />
        </div>
        <div className="min-w-0 sm:col-span-2">
          <Select
            label="Used in"
            options={businesses}
            value={property.business}
            onChange={(value) => {
              const business = businesses.find((one) => one.value === value)?.value
              if (business) change({ business })
            }}
          />
        </div>
        <MoneyField
          label="Section 179 expense"
          hint="Chosen for its first year; usually not for land improvements and buildings"
          {...money('section179')}
        />
        {hasBonusShare(Number(property.year)) ? (
          <div className="min-w-0 sm:col-span-2">
            <Segmented
              legend="Bonus: acquired"
              options={BONUS_OPTIONS}
              value={property.bonus}
              onChange={(bonus) => change({ bonus })}
            />
          </div>
        ) : (
          <MoneyField
            label="Bonus taken then"
            hint="Form 4562 of that year, line 14"
            {...money('bonusTaken')}
          />
        )}
        <div className="min-w-0 sm:col-span-2">
          <CheckboxRow
            label="Placed in service in October, November or December"
            checked={property.isInLastQuarter}
            onChange={(isInLastQuarter) => change({ isInLastQuarter })}
          />
        </div>
      </div>
    </fieldset>
  )
}

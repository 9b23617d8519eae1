import { CheckboxRow } from '@/components/ui/checkbox-row.tsx'
import { Select } from '@/components/ui/select.tsx'
import { INCLUDED_W2S } from '@/config/rates.ts'
import { simpleReturnHint } from './simple-return-hint.ts'
import type { StepFieldsProps } from './step-fields-props.ts'

const W2_OPTIONS = ['1', '2', '3', '4', '5'].map((count) => ({ value: count, label: count }))

/** W-2s, 1099s and investments (R89). */
export default function IncomeStep({ form, dispatch }: StepFieldsProps) {
  const answer = (patch: Partial<typeof form>) => dispatch({ type: 'answer', patch })
  return (
    <div className="grid gap-3">
      <div className="max-w-60">
        <Select
          label="Number of W-2s"
          hint={`No charge up to ${INCLUDED_W2S}.`}
          options={W2_OPTIONS}
          value={String(form.w2Count)}
          onChange={(value) => answer({ w2Count: Number(value) })}
        />
      </div>
      <div>
        <CheckboxRow
          label="I have 1099 income"
          hint="Interest, dividends, retirement, unemployment; not 1099-NEC or 1099-K"
          checked={form.has1099}
          onChange={(has1099) => answer({ has1099 })}
        />
        <CheckboxRow
          label="I have investment income"
          hint="Stocks or funds sold"
          checked={form.hasInvestmentIncome}
          onChange={(hasInvestmentIncome) => answer({ hasInvestmentIncome })}
        />
      </div>
      {form.returnType === 'simple' && (form.has1099 || form.hasInvestmentIncome) && (
        <p className="text-small text-ink-2">{simpleReturnHint('Complex')}</p>
      )}
    </div>
  )
}

import { memo } from 'react'
import { CheckboxRow } from '@/components/ui/checkbox-row.tsx'
import { Counter } from '@/components/ui/counter.tsx'
import { MoneyField, PercentField } from '@/components/ui/money-field.tsx'
import { Segmented } from '@/components/ui/segmented.tsx'
import { Select } from '@/components/ui/select.tsx'
import { TextField } from '@/components/ui/text-field.tsx'
import { YES } from './answers.ts'
import type { Field } from './fields/field.ts'

type FieldControlProps<Id extends string> = {
  id: Id
  field: Field
  label: string
  text: string
  error?: string
  onAnswer: (id: Id, text: string) => void
}

/** A field with more options than this is a list. */
const MAX_SEGMENTS = 3

function AnyFieldControl<Id extends string>({
  id,
  field,
  label,
  text,
  error,
  onAnswer,
}: FieldControlProps<Id>) {
  const answer = (next: string) => onAnswer(id, next)
  const shared = { label, hint: field.hint, onChange: answer }

  switch (field.kind) {
    case 'money':
      return (
        <MoneyField {...shared} value={text} error={error} canBeNegative={field.canBeNegative} />
      )
    case 'percent':
      return <PercentField {...shared} value={text} error={error} />
    case 'age':
    case 'years':
      return (
        <TextField
          {...shared}
          value={text}
          error={error}
          inputMode={field.kind === 'age' ? 'numeric' : 'decimal'}
          autoComplete="off"
          onChange={(event) => answer(event.target.value)}
        />
      )
    case 'worksheet':
      // The grid renders it, since it needs all answers.
      return null
    case 'count':
      return (
        <Counter
          {...shared}
          value={Number(text)}
          min={0}
          max={field.max}
          parse={(typed) => toCount(typed, field.max)}
          onChange={(count) => answer(String(count))}
        />
      )
    case 'check':
      return (
        <CheckboxRow
          {...shared}
          checked={text === YES}
          onChange={(isChecked) => answer(isChecked ? YES : '')}
        />
      )
    case 'choice':
      return field.options.length > MAX_SEGMENTS ? (
        <Select {...shared} options={field.options} value={text} />
      ) : (
        <Segmented legend={label} options={field.options} value={text} onChange={answer} />
      )
  }
}

/** The control for one answer, depending on the kind of field. */
export const FieldControl = memo(AnyFieldControl) as typeof AnyFieldControl

function toCount(typed: string, max: number): number {
  const count = Math.trunc(Number(typed))
  return Number.isNaN(count) ? 0 : Math.min(max, Math.max(0, count))
}

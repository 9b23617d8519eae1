import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { formatMoneyText, hasNoAmount, parseMoney } from '@/shared/parse-money.ts'
import { FIELD, FieldFrame, type FieldTexts } from './text-field.tsx'

type AmountFieldProps = FieldTexts & {
  /** As typed, with nothing removed. */
  value: string
  onChange: (text: string) => void
}

type MoneyFieldProps = AmountFieldProps & { canBeNegative?: boolean }

/** A dollar amount. When the field loses focus, a readable amount gets its commas. */
export function MoneyField({ canBeNegative, ...field }: MoneyFieldProps) {
  const tidy = () => {
    const { value } = parseMoney(field.value, { canBeNegative })
    if (value === undefined || hasNoAmount(field.value)) return
    const text = formatMoneyText(value)
    if (text !== field.value) field.onChange(text)
  }
  return (
    <AmountInput
      {...field}
      // Phone number pads have no minus key.
      inputMode={canBeNegative ? 'text' : 'decimal'}
      onBlur={tidy}
      mark={<span className="left-3.5">$</span>}
      className="pl-[30px] aria-invalid:pl-[29px]"
    />
  )
}

export function PercentField(field: AmountFieldProps) {
  return (
    <AmountInput
      {...field}
      inputMode="decimal"
      mark={<span className="right-3.5">%</span>}
      className="pr-9 aria-invalid:pr-[35px]"
    />
  )
}

type AmountInputProps = AmountFieldProps & {
  inputMode: 'decimal' | 'text'
  onBlur?: () => void
  mark: ReactNode
  className: string
}

function AmountInput({ onChange, mark, className, ...props }: AmountInputProps) {
  const { label, hint, error, ...input } = props
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => (
        <span className="relative block [&>span]:pointer-events-none [&>span]:absolute [&>span]:inset-y-0 [&>span]:grid [&>span]:items-center [&>span]:text-ink-2">
          <input
            {...input}
            {...control}
            autoComplete="off"
            onChange={(event) => onChange(event.target.value)}
            className={clsx(FIELD, 'text-right', className)}
          />
          {mark}
        </span>
      )}
    </FieldFrame>
  )
}

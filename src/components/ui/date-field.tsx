import { useId } from 'react'
import { FieldLabel } from './field-label.tsx'
import { describedBy, FieldError } from './text-field.tsx'

type DateFieldProps = {
  label: string
  hint?: string
  /** Shown in red below the field and linked to it. */
  error?: string
  /** ISO calendar date, or '' for none. */
  value: string
  onChange: (value: string) => void
}

/** A calendar date with the browser's own picker. */
export function DateField({ label, hint, error, value, onChange }: DateFieldProps) {
  const id = useId()
  return (
    <div className="grid grid-cols-1 content-start gap-1.5">
      <FieldLabel id={id} label={label} hint={hint} />
      <input
        id={id}
        type="date"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-describedby={describedBy(id, hint, error)}
        aria-invalid={error ? true : undefined}
        className="num min-h-12 w-full rounded border border-line bg-sheet px-3.5 py-2.5 text-ui hover:border-ink aria-invalid:border-2 aria-invalid:border-red"
      />
      {error && <FieldError id={id} error={error} />}
    </div>
  )
}

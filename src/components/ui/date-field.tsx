import { FieldFrame, type FieldTexts } from './text-field.tsx'

type DateFieldProps = FieldTexts & {
  /** ISO calendar date, or '' for none. */
  value: string
  onChange: (value: string) => void
}

/** A calendar date with the browser's own picker. */
export function DateField({ value, onChange, ...texts }: DateFieldProps) {
  return (
    <FieldFrame {...texts} className="grid-cols-1">
      {(control) => (
        <input
          {...control}
          type="date"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="num min-h-12 w-full rounded border border-line bg-sheet px-3.5 py-2.5 text-ui hover:border-ink aria-invalid:border-2 aria-invalid:border-red"
        />
      )}
    </FieldFrame>
  )
}

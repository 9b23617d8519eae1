import { CircleAlert } from 'lucide-react'
import { useId } from 'react'

export type DateFieldProps = {
  label: string
  hint?: string
  /** Shown in red below the field and tied to it. */
  error?: string
  /** ISO calendar date, '' while there is none. */
  value: string
  onChange: (value: string) => void
}

/** A calendar date, with the browser's own picker. */
export function DateField({ label, hint, error, value, onChange }: DateFieldProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-1.5">
      <label htmlFor={id} className="text-ui leading-[1.35] font-[650]">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-small leading-[1.4] text-ink-2">
          {hint}
        </p>
      )}
      <input
        id={id}
        type="date"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-describedby={described || undefined}
        aria-invalid={error ? true : undefined}
        className="num min-h-12 w-full rounded border border-line bg-sheet px-3.5 py-2.5 text-ui hover:border-ink aria-invalid:border-2 aria-invalid:border-red"
      />
      {error && (
        <p
          id={`${id}-error`}
          className="flex items-start gap-1.5 text-small leading-[1.4] font-semibold text-red"
        >
          <CircleAlert aria-hidden size={18} strokeWidth={1.75} className="mt-px flex-none" />
          {error}
        </p>
      )}
    </div>
  )
}

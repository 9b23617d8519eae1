import { clsx } from 'clsx'
import { CircleAlert } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { FieldLabel } from './field-label.tsx'

/** The look of a one-line or many-line field. */
export const FIELD =
  'w-full min-h-12 rounded border border-line bg-sheet px-3.5 py-2.5 text-ui tabular-nums text-ink placeholder:text-ink-2 hover:border-ink aria-invalid:border-2 aria-invalid:border-red aria-invalid:px-[13px] aria-invalid:py-[9px] disabled:border-transparent disabled:bg-mute disabled:text-on-mute read-only:bg-tint read-only:border-transparent'

/** The texts around a field. */
export type FieldTexts = {
  label: string
  hint?: string
  /** What is wrong and how to fix it. Marks the field. */
  error?: string | null
}

type TextFieldProps = Omit<ComponentPropsWithRef<'input'>, 'id'> &
  FieldTexts & {
    /** The ID of a problem shown once for several fields. Marks the field as well. */
    sharedProblem?: string | undefined
  }

/** A one-line field, linked to its label, hint and error. */
export function TextField({
  label,
  hint,
  error,
  sharedProblem,
  className,
  ...rest
}: TextFieldProps) {
  const id = useId()
  const own = describedBy(id, hint, error)
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <input
        {...rest}
        id={id}
        aria-invalid={error || sharedProblem ? true : undefined}
        aria-describedby={clsx(own, sharedProblem && errorId(sharedProblem)) || undefined}
        className={clsx(FIELD, className)}
      />
    </FieldFrame>
  )
}

type TextAreaProps = Omit<ComponentPropsWithRef<'textarea'>, 'id'> & FieldTexts

/** A field of several lines, linked to its label, hint and error. */
export function TextArea({ label, hint, error, className, rows = 5, ...rest }: TextAreaProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <textarea
        {...rest}
        id={id}
        rows={rows}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
        className={clsx(FIELD, className)}
      />
    </FieldFrame>
  )
}

type FieldFrameProps = FieldTexts & { id: string; children: ReactNode }

/** A label above a control, its hint between them and its error below. */
export function FieldFrame({ id, label, hint, error, children }: FieldFrameProps) {
  return (
    <div className="grid content-start gap-1.5">
      <FieldLabel id={id} label={label} hint={hint} />
      {children}
      {error && <FieldError id={id} error={error} />}
    </div>
  )
}

/** What is wrong with a field and how to fix it, shown below the field. describedBy links the two. */
export function FieldError({ id, error }: { id: string; error: string }) {
  return (
    <p
      id={errorId(id)}
      className="flex items-start gap-[7px] text-small leading-[1.4] font-semibold text-red"
    >
      <CircleAlert className="mt-px flex-none" />
      {error}
    </p>
  )
}

/** The IDs of a field's hint and error, for its aria-describedby. */
export function describedBy(id: string, hint?: string, error?: string | null): string | undefined {
  const ids = [hint && `${id}-hint`, error && errorId(id)].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}

const errorId = (id: string) => `${id}-error`

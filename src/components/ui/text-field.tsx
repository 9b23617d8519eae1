import { clsx } from 'clsx'
import { CircleAlert } from 'lucide-react'
import { type ComponentProps, type ComponentPropsWithRef, type ReactNode, useId } from 'react'
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
  FieldTexts & { sharedProblem?: string | undefined }

/** A one-line field, linked to its label, hint and error. */
export function TextField({ className, ...props }: TextFieldProps) {
  const { label, hint, error, sharedProblem, ...rest } = props
  return (
    <FieldFrame label={label} hint={hint} error={error} sharedProblem={sharedProblem}>
      {(control) => <input {...rest} {...control} className={clsx(FIELD, className)} />}
    </FieldFrame>
  )
}

type TextAreaProps = Omit<ComponentPropsWithRef<'textarea'>, 'id'> & FieldTexts

/** A field of several lines, linked to its label, hint and error. */
export function TextArea({ label, hint, error, className, rows = 5, ...rest }: TextAreaProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => (
        <textarea {...rest} {...control} rows={rows} className={clsx(FIELD, className)} />
      )}
    </FieldFrame>
  )
}

type FieldFrameProps = FieldTexts & {
  /** The ID of a problem shown once for several fields. Marks the field as well. */
  sharedProblem?: string | undefined
  className?: string
  /** Draws the control with what links it to its texts. */
  children: (
    control: Pick<ComponentProps<'input'>, 'id' | 'aria-invalid' | 'aria-describedby'>,
  ) => ReactNode
}

/** A label above a control, its hint between them and its error below. */
export function FieldFrame(props: FieldFrameProps) {
  const { label, hint, error, sharedProblem, className, children } = props
  const id = useId()
  const texts = [
    hint && `${id}-hint`,
    error && errorId(id),
    sharedProblem && errorId(sharedProblem),
  ]
  return (
    <div className={clsx('grid content-start gap-1.5', className)}>
      <FieldLabel id={id} label={label} hint={hint} />
      {children({
        id,
        'aria-invalid': error || sharedProblem ? true : undefined,
        'aria-describedby': clsx(texts) || undefined,
      })}
      {error && <FieldError id={id} error={error} />}
    </div>
  )
}

/** What is wrong with a field and how to fix it, shown below the field. */
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

const errorId = (id: string) => `${id}-error`

export type FieldLabelProps = {
  /** Of the control; the label's own is this with "-label" after it, the hint's with "-hint". */
  id: string
  label: string
  hint?: string
}

/** The label of a tool's field, and the hint below it. */
export function FieldLabel({ id, label, hint }: FieldLabelProps) {
  return (
    <>
      <label id={`${id}-label`} htmlFor={id} className="text-ui leading-[1.35] font-[650]">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-small leading-[1.4] text-ink-2">
          {hint}
        </p>
      )}
    </>
  )
}

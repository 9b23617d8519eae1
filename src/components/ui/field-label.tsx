import { noBreak } from '@/components/no-break.tsx'

type FieldLabelProps = {
  /** The control's ID. The label's ID adds "-label", the hint's "-hint". */
  id: string
  label: string
  hint?: string
}

/** A tool field's label, with the hint below it. */
export function FieldLabel({ id, label, hint }: FieldLabelProps) {
  return (
    <>
      <label id={`${id}-label`} htmlFor={id} className="text-ui leading-[1.35] font-[650]">
        {noBreak(label)}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-small leading-[1.4] text-ink-2">
          {noBreak(hint)}
        </p>
      )}
    </>
  )
}

import { CircleAlert } from 'lucide-react'

/** What is wrong with a field and how to mend it, below it; tied to it by describedBy. */
export function FieldError({ id, error }: { id: string; error: string }) {
  return (
    <p
      id={`${id}-error`}
      className="flex items-start gap-[7px] text-small leading-[1.4] font-semibold text-red"
    >
      <CircleAlert aria-hidden size={18} strokeWidth={1.75} className="mt-px flex-none" />
      {error}
    </p>
  )
}

/** The ids of a field's hint and error, for its aria-describedby. */
export function describedBy(id: string, hint?: string, error?: string | null): string | undefined {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}

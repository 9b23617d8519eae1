export type SelectProps = {
  label: string
  hint?: string
  options: readonly { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
}

/** The control itself, between its label and its list. */
export type SelectControlProps = Pick<SelectProps, 'options' | 'value' | 'onChange'> & {
  id: string
  labelledBy: string
  describedBy: string | undefined
}

export const CONTROL =
  'flex min-h-12 w-full items-center justify-between gap-3 rounded border border-line bg-sheet px-3.5 py-2.5 text-left text-ui hover:border-ink'

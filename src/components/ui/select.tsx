import * as RadixSelect from '@radix-ui/react-select'
import { Check, ChevronDown, ChevronsUpDown, ChevronUp } from 'lucide-react'
import { useId } from 'react'

export type SelectProps = {
  label: string
  hint?: string
  options: readonly { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
}

/** A drop-down list over Radix, whose type-ahead and scroll button times are the specified ones (R227). */
export function Select({ label, hint, options, value, onChange }: SelectProps) {
  const id = useId()
  return (
    <div className="grid content-start gap-1.5">
      <label id={`${id}-label`} htmlFor={id} className="text-ui leading-[1.35] font-[650]">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-small leading-[1.4] text-ink-2">
          {hint}
        </p>
      )}
      <RadixSelect.Root value={value} onValueChange={onChange}>
        <RadixSelect.Trigger
          id={id}
          aria-labelledby={`${id}-label ${id}`}
          aria-describedby={hint ? `${id}-hint` : undefined}
          className="flex min-h-12 w-full items-center justify-between gap-3 rounded border border-line bg-sheet px-3.5 py-2.5 text-left text-ui hover:border-ink"
        >
          <RadixSelect.Value />
          <RadixSelect.Icon>
            <ChevronsUpDown aria-hidden size={18} strokeWidth={1.75} />
          </RadixSelect.Icon>
        </RadixSelect.Trigger>
        <RadixSelect.Portal>
          <RadixSelect.Content
            position="popper"
            sideOffset={4}
            className="z-menu max-h-[min(320px,var(--radix-select-content-available-height))] w-[var(--radix-select-trigger-width)] overflow-hidden rounded border-t-[3px] border-river bg-sheet text-ink shadow-pop dark:border-brass-fill"
          >
            <RadixSelect.ScrollUpButton className="grid h-6 place-items-center">
              <ChevronUp aria-hidden size={18} strokeWidth={1.75} />
            </RadixSelect.ScrollUpButton>
            <RadixSelect.Viewport className="p-1">
              {options.map((option) => (
                <RadixSelect.Item
                  key={option.value}
                  value={option.value}
                  className="flex min-h-11 cursor-pointer items-center justify-between rounded-sm px-3 text-ui select-none data-highlighted:bg-tint data-highlighted:outline-2 data-highlighted:-outline-offset-2 data-highlighted:outline-focus"
                >
                  <RadixSelect.ItemText>{option.label}</RadixSelect.ItemText>
                  <RadixSelect.ItemIndicator>
                    <Check aria-hidden size={18} strokeWidth={1.75} />
                  </RadixSelect.ItemIndicator>
                </RadixSelect.Item>
              ))}
            </RadixSelect.Viewport>
            <RadixSelect.ScrollDownButton className="grid h-6 place-items-center">
              <ChevronDown aria-hidden size={18} strokeWidth={1.75} />
            </RadixSelect.ScrollDownButton>
          </RadixSelect.Content>
        </RadixSelect.Portal>
      </RadixSelect.Root>
    </div>
  )
}

import * as RadixSelect from '@radix-ui/react-select'
import { Check, ChevronDown, ChevronsUpDown, ChevronUp } from 'lucide-react'
import { CONTROL, type SelectControlProps } from './select-parts.ts'

/**
 * The control with its list, initially open: it replaces the closed control on first use. Its timings for
 * type-ahead and scroll buttons are specified (R227).
 */
export function SelectList(props: SelectControlProps) {
  const { id, labelledBy, describedBy, options, value, onChange } = props
  return (
    <RadixSelect.Root defaultOpen value={value} onValueChange={onChange}>
      <RadixSelect.Trigger
        id={id}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        className={CONTROL}
      >
        <RadixSelect.Value />
        <RadixSelect.Icon>
          <ChevronsUpDown />
        </RadixSelect.Icon>
      </RadixSelect.Trigger>
      <RadixSelect.Portal>
        <RadixSelect.Content
          position="popper"
          sideOffset={4}
          className="z-menu max-h-[min(320px,var(--radix-select-content-available-height))] w-[var(--radix-select-trigger-width)] overflow-hidden rounded border-t-3 border-accent-fill bg-sheet text-ink shadow-pop"
        >
          <RadixSelect.ScrollUpButton className="grid h-6 place-items-center">
            <ChevronUp />
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
                  <Check />
                </RadixSelect.ItemIndicator>
              </RadixSelect.Item>
            ))}
          </RadixSelect.Viewport>
          <RadixSelect.ScrollDownButton className="grid h-6 place-items-center">
            <ChevronDown />
          </RadixSelect.ScrollDownButton>
        </RadixSelect.Content>
      </RadixSelect.Portal>
    </RadixSelect.Root>
  )
}

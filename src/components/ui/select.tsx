import { ChevronsUpDown } from 'lucide-react'
import { type ComponentType, type KeyboardEvent, useId, useState } from 'react'
import { importChunk, preloadChunk } from '@/lib/lazy-loading.tsx'
import { FieldLabel } from './field-label.tsx'
import { CONTROL, type SelectControlProps, type SelectProps } from './select-parts.ts'

const importList = () => import('./select-list.tsx')

/** Keys that open a list. Letters do too, for visitors who type to choose. */
const OPENING_KEY = /^(Enter| |ArrowDown|ArrowUp|[\p{L}\p{N}])$/u

/**
 * A drop-down list. Its code loads when the control is pointed at or focused, and replaces the closed control
 * on first use. If the code cannot be loaded, the browser's own list takes its place.
 */
export function Select({ label, hint, options, value, onChange }: SelectProps) {
  const id = useId()
  const [Opened, setOpened] = useState<ComponentType<SelectControlProps> | null>(null)
  const props: SelectControlProps = {
    id,
    labelledBy: `${id}-label ${id}`,
    describedBy: hint ? `${id}-hint` : undefined,
    options,
    value,
    onChange,
  }
  const open = () => {
    const focused = document.activeElement
    const show = (list: ComponentType<SelectControlProps>) => {
      // Leave the focus alone if the visitor has since moved to another field.
      if (document.activeElement === focused) setOpened(() => list)
    }
    void importChunk(importList).then(
      ({ SelectList }) => show(SelectList),
      () => show(NativeSelect),
    )
  }
  return (
    <div className="grid content-start gap-1.5">
      <FieldLabel id={id} label={label} hint={hint} />
      {Opened ? <Opened {...props} /> : <ClosedSelect {...props} onOpen={open} />}
    </div>
  )
}

type ClosedSelectProps = SelectControlProps & { onOpen: () => void }

function ClosedSelect({ id, labelledBy, describedBy, options, value, onOpen }: ClosedSelectProps) {
  const preload = () => void preloadChunk(importList)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !OPENING_KEY.test(event.key)) return
    event.preventDefault()
    onOpen()
  }
  return (
    <button
      type="button"
      // There is no list to control yet.
      // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
      role="combobox"
      id={id}
      aria-expanded={false}
      aria-haspopup="listbox"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={CONTROL}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={onOpen}
      onKeyDown={onKeyDown}
    >
      <span>{options.find((option) => option.value === value)?.label}</span>
      <ChevronsUpDown />
    </button>
  )
}

function NativeSelect({ id, describedBy, options, value, onChange }: SelectControlProps) {
  return (
    <select
      // Receives the focus of the control it replaces.
      ref={focusAtFirst}
      id={id}
      aria-describedby={describedBy}
      className={CONTROL}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}

function focusAtFirst(element: HTMLSelectElement | null): void {
  element?.focus()
}

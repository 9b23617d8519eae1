import { ChevronsUpDown } from 'lucide-react'
import { type ComponentType, type KeyboardEvent, useId, useState } from 'react'
import { loadPart, loadQuietly } from '@/lib/stale-files'
import { FieldLabel } from './field-label'
import { CONTROL, type SelectControlProps, type SelectProps } from './select-parts'

const importList = () => import('./select-list')

/** Keys that open a list; letters do too, for who types to choose. */
const OPENING_KEY = /^(Enter| |ArrowDown|ArrowUp|[\p{L}\p{N}])$/u

/**
 * A drop-down list. Its code loads when it is pointed at or reached, and takes the closed control's place
 * when that is used; where it cannot be had, the browser's own list does.
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
      // Who has gone on to another field meanwhile is not called back.
      if (document.activeElement === focused) setOpened(() => list)
    }
    void loadPart(importList).then(
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
  const preload = () => void loadQuietly(importList)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !OPENING_KEY.test(event.key)) return
    event.preventDefault()
    onOpen()
  }
  return (
    <button
      type="button"
      // There is no list yet that it could control.
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
      <ChevronsUpDown aria-hidden size={18} strokeWidth={1.75} />
    </button>
  )
}

function NativeSelect({ id, describedBy, options, value, onChange }: SelectControlProps) {
  return (
    <select
      // In the place of the control that was just used.
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

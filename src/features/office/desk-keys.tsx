import { Keyboard } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { CheckboxRow } from '@/components/ui/checkbox-row.tsx'

const TYPED_INTO = 'textarea, select, input:not([type=radio], [type=checkbox])'
/** These use the arrow keys themselves. */
const STEERED = 'input, [role=toolbar], [role=combobox], [role=listbox]'

/** By the key's name. Returns false if the key should do what it usually does. */
type Keys = Partial<Record<string, () => unknown>>

/** Runs a key's action, unless someone types, holds another key down, or a dialog is open. */
export function useKeys(keys: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event
    if (event.defaultPrevented || ctrlKey || metaKey || altKey) return
    if (!(target instanceof Element) || target.closest('dialog') || target.matches(TYPED_INTO)) {
      return
    }
    const action = keys[key.length === 1 ? key.toLowerCase() : key]
    if (!action || (key.startsWith('Arrow') && target.closest(STEERED))) return
    if (action() !== false) event.preventDefault()
  })
  useEffect(() => {
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

/**
 * Keys of one character, which can be turned off, because speech input types them by mistake (WCAG 2.1.4).
 * @returns whether they are on, until the page closes, and what turns them on or off
 */
export function useDeskKeys(keys: Keys) {
  const [isOn, setIsOn] = useState(true)
  useKeys(isOn ? keys : {})
  return [isOn, setIsOn] as const
}

const HELP = [
  ['N', 'New appointment'],
  ['/', 'Search'],
  ['← →', 'Day or week before, after'],
  ['↑ ↓', 'From one appointment or open time to the next'],
  ['Esc', 'Close what is open'],
] as const

type DeskKeysProps = { isOn: boolean; onChange: (isOn: boolean) => void }

/** The desk's keys, in a small help. */
export function DeskKeys({ isOn, onChange }: DeskKeysProps) {
  const fold = useRef<HTMLDetailsElement>(null)
  useKeys({
    Escape: () => {
      if (!fold.current?.open) return false
      fold.current.open = false
      fold.current.querySelector('summary')?.focus()
      return true
    },
  })
  return (
    <details ref={fold} className="relative max-lg:hidden">
      <summary className="fold min-h-11 gap-1.5 px-2 text-small font-[650]">
        <Keyboard />
        Keys
      </summary>
      <div className="absolute right-0 z-menu mt-1 w-80 rounded bg-sheet p-4 text-small shadow-pop">
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
          {HELP.map(([key, text]) => (
            <div key={key} className="contents">
              <dt className="num font-[650] whitespace-nowrap">{key}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <CheckboxRow label="N and / are on" checked={isOn} onChange={onChange} />
      </div>
    </details>
  )
}

import { clsx } from 'clsx'
import { Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { useNudge } from '@/lib/small-motion.ts'
import { toPlainText } from '@/shared/plain-text.ts'
import { FieldLabel } from './field-label.tsx'

type CounterProps = {
  label: string
  hint?: string
  /** Under the label, announced when it changes. */
  note?: string | null
  /** Label at the left, buttons at the right. */
  isRow?: boolean
  value: number
  min: number
  max: number
  /** Turns the typed text into a number from min to max. */
  parse: (text: string) => number
  onChange: (value: number) => void
}

/**
 * A small whole number: typed, or stepped with buttons and arrow keys. Valid input counts at once. Invalid
 * input is corrected when the field loses focus, and the field says so.
 */
export function Counter(props: CounterProps) {
  const { label, hint, note, isRow, value, min, max, parse, onChange } = props
  const id = useId()
  const [draft, setDraft] = useState<string | null>(null)
  const [correction, setCorrection] = useState<string | null>(null)
  const field = useNudge<HTMLInputElement>(value, draft !== null)

  const setValue = (next: number) => {
    setDraft(null)
    setCorrection(null)
    if (next !== value) onChange(next)
  }
  const edit = (typed: string) => {
    const text = toPlainText(typed)
    setDraft(text)
    setCorrection(null)
    const number = parse(text)
    if (text === String(number) && number !== value) onChange(number)
  }
  const settle = () => {
    if (draft === null) return
    const number = parse(draft)
    setValue(number)
    if (draft.trim() !== String(number)) {
      const typed = draft.trim().slice(0, 20)
      setCorrection(
        `Enter a whole number from ${min} to ${max}. ${typed ? `“${typed}” was` : 'An empty field was'} changed to ${number}.`,
      )
    }
  }
  // A correction moves the controls below, so it waits for the end of a press, which would miss its button.
  const leave = () => {
    if (isPressed) window.addEventListener('mouseup', settle, { once: true })
    else settle()
  }
  const step = (event: KeyboardEvent) => {
    if (event.key === 'Enter') settle()
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    setValue(parse(String(value + (event.key === 'ArrowUp' ? 1 : -1))))
  }

  const button =
    'grid size-12 flex-none place-items-center border border-line bg-sheet first:rounded-l last:rounded-r hover:border-ink hover:bg-tint focus-visible:relative disabled:border-line disabled:bg-mute disabled:text-on-mute'
  return (
    <div
      className={clsx(
        'grid content-start gap-1.5',
        isRow && 'items-center gap-x-4 min-[22em]:grid-cols-[minmax(0,1fr)_auto]',
      )}
    >
      <div className={clsx('grid', isRow ? 'gap-0.5' : 'gap-1.5')}>
        <FieldLabel id={id} label={label} hint={hint} />
        {note !== undefined && (
          <p
            role="status"
            className="text-[0.875rem] leading-[1.35] font-semibold text-brass empty:absolute"
          >
            {note}
          </p>
        )}
      </div>
      <div className="flex">
        <button
          type="button"
          aria-label={`Fewer: ${label}`}
          disabled={value <= min}
          className={button}
          onClick={() => setValue(value - 1)}
        >
          <Minus />
        </button>
        <input
          ref={field}
          id={id}
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuenow={value}
          aria-describedby={hint ? `${id}-hint` : undefined}
          value={draft ?? String(value)}
          onChange={(event) => edit(event.target.value)}
          onBlur={leave}
          onKeyDown={step}
          onFocus={(event) => {
            event.target.select()
            followPresses()
          }}
          className="num h-12 w-16 min-w-0 border-y border-line bg-sheet text-center text-ui font-[650] hover:border-ink focus-visible:relative"
        />
        <button
          type="button"
          aria-label={`More: ${label}`}
          disabled={value >= max}
          className={button}
          onClick={() => setValue(value + 1)}
        >
          <Plus />
        </button>
      </div>
      <p
        role="status"
        className="col-span-full text-small leading-[1.4] font-semibold text-brass empty:absolute"
      >
        {correction}
      </p>
    </div>
  )
}

/** Whether a mouse button or finger is down. */
let isPressed = false

function notePress({ type }: Event): void {
  isPressed = type === 'mousedown'
}

/** The window adds the same listener only once. */
function followPresses(): void {
  for (const type of ['mousedown', 'mouseup', 'keydown']) {
    window.addEventListener(type, notePress, true)
  }
}

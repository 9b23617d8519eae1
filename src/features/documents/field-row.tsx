import { clsx } from 'clsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { bottom, type Box, right } from './page-text.ts'
import { formatPrintedCents } from './parse-values.ts'
import { FoldChevron } from '@/components/fold-chevron.tsx'
import { isClear, parseTyped, type FieldState, type ShownField } from './shown-field.ts'

export type FieldRowProps = {
  shown: ShownField
  picture: ImageBitmap
  page: { width: number; height: number }
  onCorrect: (id: string, text: string) => void
  onActive: (id: string | null) => void
}

/**
 * One box of the form, in one line: its name, how sure its reading is, and the amount. Below it, the print and the
 * field to correct it, open for every box that is not read clearly.
 */
export function FieldRow({ shown, picture, page, onCorrect, onActive }: FieldRowProps) {
  const { field, text, state, box } = shown
  const id = `document-${field.id}`
  const name = `${/^\d/.test(field.box) || field.box.length === 1 ? `Box ${field.box}: ` : ''}${field.name}`
  const isSure = isClear(shown)
  const [isOpen, setIsOpen] = useState(!isSure)
  const [wasSure, setWasSure] = useState(isSure)
  if (wasSure !== isSure) {
    setWasSure(isSure)
    if (!isSure) setIsOpen(true)
  }
  const label = <span className="min-w-0 grow py-1 leading-snug font-[650]">{name}</span>
  const reading = (
    <span
      id={`${id}-state`}
      className={clsx('text-right text-small leading-snug', STATE_COLORS[colorOf(state)])}
    >
      {stateText(shown)}
    </span>
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- focus in the field does the same
    <li
      className="border-b border-rule text-ui"
      onMouseEnter={() => onActive(field.id)}
      onMouseLeave={() => onActive(null)}
    >
      {field.kind === 'identity' ? (
        <div className="flex min-h-11 flex-wrap items-center gap-x-2.5">
          {label}
          <span className="ml-auto flex items-center gap-2.5">
            {reading}
            <output id={id} className="num">
              {text || '–'}
            </output>
          </span>
        </div>
      ) : (
        <details
          open={isOpen}
          onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
          className="group"
        >
          <summary className="fold min-h-11 gap-2.5!">
            {label}
            {reading}
            <span className="num group-open:hidden">{text && `$${text}`}</span>
            <FoldChevron size={18} />
          </summary>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1 pb-3">
            {box && <PrintCutout picture={picture} page={page} box={box} />}
            <MoneyInput
              id={id}
              name={name}
              text={text}
              canBeNegative={field.canBeNegative}
              onChange={(typed) => onCorrect(field.id, typed)}
              onFocus={() => onActive(field.id)}
              onBlur={() => onActive(null)}
            />
          </div>
        </details>
      )}
    </li>
  )
}

type MoneyInputProps = {
  id: string
  name: string
  text: string
  canBeNegative?: boolean
  onChange: (text: string) => void
  onFocus: () => void
  onBlur: () => void
}

/**
 * Keeps the typed text until the field blurs. Text that is not an amount stays, to be corrected.
 * Until then the box counts as empty, so that nothing uses the previous amount.
 */
function MoneyInput({ id, name, text, canBeNegative, onChange, onFocus, onBlur }: MoneyInputProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const { cents, error } = parseTyped(typed ?? '', { canBeNegative })
  function leave() {
    onBlur()
    if (typed === null) return
    const next = cents === undefined ? '' : formatPrintedCents(cents)
    const wasEmpty = text === '' && next === ''
    if (typed !== text && !wasEmpty) onChange(next)
    if (!error) setTyped(null)
  }
  return (
    <div className="ml-auto w-48">
      <span className="flex min-h-11 items-center rounded border border-line bg-sheet pl-3 has-focus-visible:outline-3 has-focus-visible:outline-focus">
        <span aria-hidden className="text-ink-2">
          $
        </span>
        <input
          id={id}
          aria-label={name}
          inputMode="decimal"
          autoComplete="off"
          value={typed ?? text}
          aria-describedby={error ? `${id}-state ${id}-error` : `${id}-state`}
          aria-invalid={error !== undefined}
          onChange={({ target }) => setTyped(target.value)}
          onFocus={onFocus}
          onBlur={leave}
          onKeyDown={(event) => {
            if (event.key === 'Enter') leave()
          }}
          className="num min-h-11 w-full min-w-0 bg-transparent px-3 text-right outline-none focus-visible:shadow-none"
        />
      </span>
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1 text-small text-red">
          {error} Until then this box counts as empty.
        </p>
      )}
    </div>
  )
}

const STATE_COLORS = {
  good: 'text-river',
  doubtful: 'text-brass',
  bad: 'text-red',
  plain: 'text-ink-2',
}

function colorOf(state: FieldState): keyof typeof STATE_COLORS {
  if (state.kind === 'unreadable') return 'bad'
  if (state.kind !== 'read') return 'plain'
  return ({ high: 'good', medium: 'doubtful', low: 'bad' } as const)[state.level]
}

const CLEAR = (
  <>
    ✓<span className="sr-only"> Read clearly</span>
  </>
)

function stateText({ state, text }: ShownField): ReactNode {
  switch (state.kind) {
    case 'read':
      return { high: CLEAR, medium: '? Please check', low: '! Unsure: compare it' }[state.level]
    case 'corrected':
      return text === '' ? 'Cleared by you' : 'Corrected by you'
    case 'empty':
      return 'Empty on the form'
    case 'missing':
      return 'Not found on this page'
    case 'unreadable':
      return '! This one could not be read: type it from the form'
  }
}

type PrintCutoutProps = {
  picture: ImageBitmap
  page: { width: number; height: number }
  box: Box
}

/** Margin around the box, in heights of its print. */
const AROUND = 0.6
const SHOWN_HEIGHT = 28

/** A cutout of one box, beside its field: small screens cannot show the page and the fields together. */
function PrintCutout({ picture, page, box }: PrintCutoutProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const scale = picture.width / page.width
  const x = Math.max(0, box.x - AROUND * box.height)
  const y = Math.max(0, box.y - 0.2 * box.height)
  const width = scale * (right(box) + AROUND * box.height - x)
  const height = scale * (bottom(box) + 0.2 * box.height - y)

  useEffect(() => {
    const target = canvas.current
    if (!target || picture.width === 0) return
    target.width = width
    target.height = height
    target
      .getContext('2d')
      ?.drawImage(picture, scale * x, scale * y, width, height, 0, 0, width, height)
  }, [picture, scale, x, y, width, height])

  return (
    <canvas
      ref={canvas}
      aria-hidden
      className="max-w-full rounded-[1px] border border-rule lg:hidden"
      style={{ height: SHOWN_HEIGHT }}
    />
  )
}

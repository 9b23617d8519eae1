import { useEffect, useEffectEvent, useInsertionEffect, useState } from 'react'
import { useIsPrerendered } from './use-is-prerendered.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
/** What a field holds beyond its HTML: a text, or whether it is ticked or has a file. */
type Entry = { field: Field; entered: string | boolean }

/**
 * What a visitor typed or chose before the page was hydrated counts. React leaves it in the fields but tells no
 * component, so it is entered once more, as by the visitor.
 * @param part selector of the part of the page that hydrates together with the caller. Another part may already show
 * what is stored on the device.
 */
export function useEarlyInput(part: string): void {
  const isHydrating = useIsPrerendered()
  const [entries] = useState<Entry[]>([])
  const find = useEffectEvent(() => {
    if (isHydrating) entries.push(...findEntries(part))
  })
  // Before the page's own effects, which may draw fields anew.
  useInsertionEffect(() => find(), [])
  // After them, once forms have settled.
  useEffect(() => {
    const timer = setTimeout(() => entries.splice(0).forEach(enter))
    return () => clearTimeout(timer)
  }, [entries])
}

type Noted = HTMLElement & { pressed?: HTMLElement | null }

/**
 * Presses once more what a visitor pressed before the page was hydrated, if it was a button that opens something, such
 * as a menu. The script in index.html notes the last press.
 */
export function useEarlyPress(): void {
  useEffect(() => {
    const root: Noted = document.documentElement
    root.pressed?.click()
    root.pressed = null
  }, [])
}

/** Programs that fill in forms may set a field as React does, which then takes their events for no change. */
export function countScriptedInput(): void {
  const count = ({ isTrusted, target }: Event) => {
    const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
    if (!isTrusted && isText && !UNTYPED.includes(target.type)) setAnew(target, target.value)
  }
  for (const type of ['input', 'change']) window.addEventListener(type, count, true)
}

/** Kinds of fields without a text. */
const UNTYPED = ['checkbox', 'radio', 'file']

function findEntries(part: string): Entry[] {
  const fields = document.querySelectorAll<Field>(`${part} :is(input, textarea, select)`)
  return [...fields].flatMap((field) => {
    const entered = readEntered(field)
    return entered === null ? [] : [{ field, entered }]
  })
}

/** @returns the value where it differs from the page's HTML, else null */
function readEntered(field: Field): string | boolean | null {
  if (field.type === 'file') return (field as HTMLInputElement).files?.length ? true : null
  if (field instanceof HTMLInputElement && UNTYPED.includes(field.type)) {
    // A radio button that lost its choice is covered by the one that gained it.
    const isChanged = field.checked !== field.defaultChecked
    return isChanged && (field.checked || field.type === 'checkbox') ? field.checked : null
  }
  return field.value === defaultOf(field) ? null : field.value
}

/** The value in the page's HTML. */
function defaultOf(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue
  const option = [...field.options].find(({ defaultSelected }) => defaultSelected)
  return (option ?? field.options[0])?.value ?? ''
}

function enter({ field, entered }: Entry): void {
  if (!field.isConnected) return
  // The chosen files are still there.
  if (field.type === 'file') field.dispatchEvent(new Event('change', { bubbles: true }))
  else if (typeof entered === 'boolean') tick(field as HTMLInputElement, entered)
  // React already knows text that changed since.
  else if (['', entered, defaultOf(field)].includes(field.value)) type(field, entered)
}

function tick(field: HTMLInputElement, isChecked: boolean): void {
  field.checked = !isChecked
  field.click()
}

/** React remembers the last value set through the field's own setter and only notices changes. */
function setAnew(field: Field, text: string): void {
  field.value = text === '' ? '0' : ''
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
  setter?.call(field, text)
}

function type(field: Field, text: string): void {
  setAnew(field, text)
  const event = field instanceof HTMLSelectElement ? 'change' : 'input'
  field.dispatchEvent(new Event(event, { bubbles: true }))
  if (field !== document.activeElement) queueMicrotask(() => leave(field))
}

/** After React has processed the text: some fields reformat it on blur. */
function leave(field: Field): void {
  field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}

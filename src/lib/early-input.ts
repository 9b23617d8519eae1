/** What a visitor entered before the page was hydrated, by field. */
const early = new Map<Field, string | boolean>()
/** The last button pressed before that, if nothing else was pressed after it. */
let pressed: HTMLElement | null = null

declare global {
  interface Window {
    /** The last button pressed, recorded by the script in index.html. */
    earlyPress?: HTMLElement | null
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Records what was entered into a prerendered page, and keeps recording until replayEarlyInput: the page's
 * code may load much later. Call it just before React hydrates the page. From then on, React handles presses.
 */
export function noteEarlyInput(root: ParentNode): void {
  // React handles presses from here on. Pressing something else drops the waiting button.
  pressed = window.earlyPress ?? null
  window.onclick = () => {
    pressed = null
  }
  root.querySelectorAll<Field>('input, textarea, select').forEach(note)
  document.addEventListener('input', noteEvent, true)
}

function noteEvent({ target }: Event): void {
  note(target as Field)
}

function note(field: Field): void {
  // Moves the field to the end: the last radio button chosen counts.
  early.delete(field)
  const entered = readEntered(field)
  if (entered !== null) early.set(field, entered)
}

/**
 * Puts recorded input back into fields that React has since rendered again, before they are painted. The page learns
 * of it from replayEarlyInput.
 */
export function showEarlyInput(): void {
  for (const [field, entered] of early) {
    if (typeof entered === 'string') field.value = entered
    else if (field.type !== 'file') (field as HTMLInputElement).checked = entered
  }
}

/**
 * Enters the recorded input again and presses the last button, once the page listens and its forms have
 * settled: React ignores what it finds in fields, and a form library may have emptied them.
 */
export function replayEarlyInput(): void {
  document.removeEventListener('input', noteEvent, true)
  window.onclick = null
  for (const [field, entered] of early) {
    early.delete(field)
    if (!field.isConnected) continue
    // The chosen files are still there.
    if (field.type === 'file') {
      field.dispatchEvent(new Event('change', { bubbles: true }))
      continue
    }
    // React already knows about later changes.
    if (typeof entered === 'string') {
      if (['', entered, defaultOf(field)].includes(field.value)) enter(field, entered)
    } else tick(field as HTMLInputElement, entered)
  }
  const button = pressed
  pressed = null
  // In a separate task, after React has processed the input.
  if (button) setTimeout(() => button.click())
}

/** @returns the value where it differs from the page's HTML, else null */
function readEntered(field: Field): string | boolean | null {
  if (field.type === 'file') return (field as HTMLInputElement).files?.length ? true : null
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
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

function enter(field: Field, text: string): void {
  // React remembers the last value set through the field's own setter and only notices changes.
  field.value = text === '' ? '0' : ''
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
  setter?.call(field, text)
  const type = field instanceof HTMLSelectElement ? 'change' : 'input'
  field.dispatchEvent(new Event(type, { bubbles: true }))
  if (field !== document.activeElement) queueMicrotask(() => leave(field))
}

/** Fires after React has processed the text: some fields reformat it on blur. */
function leave(field: Field): void {
  field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}

function tick(field: HTMLInputElement, isChecked: boolean): void {
  field.checked = !isChecked
  field.click()
}

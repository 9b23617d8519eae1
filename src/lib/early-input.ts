/** What a visitor entered before the page was taken over, by field. */
const early = new Map<Field, string | boolean>()
/** The button that was pressed last before that, if it was pressed last of all. */
let pressed: HTMLElement | null = null

declare global {
  interface Window {
    /** The button pressed last, which a script in the HTML notes: `scripts/late-scripts.ts`. */
    earlyPress?: HTMLElement | null
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Notes what was entered into a prerendered page, and what still is until it is entered again: the code
 * of a page may come long after this. Call it just before React takes the page over, which from then on
 * answers presses by itself.
 */
export function noteEarlyInput(root: ParentNode): void {
  // React answers from here on: who has pressed something else no longer waits.
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
  // Anew at the end: of radio buttons the one chosen last counts.
  early.delete(field)
  const entered = readEntered(field)
  if (entered !== null) early.set(field, entered)
}

/**
 * Enters it again and presses the button that was pressed last, once the page listens and its forms have
 * settled: React takes no notice of what it finds in fields, and a form library may have emptied them.
 */
export function replayEarlyInput(): void {
  document.removeEventListener('input', noteEvent, true)
  window.onclick = null
  for (const [field, entered] of early) {
    early.delete(field)
    if (!field.isConnected) continue
    // Text that was changed since then is already known.
    if (typeof entered === 'string') {
      if (['', entered, defaultOf(field)].includes(field.value)) enter(field, entered)
    } else tick(field as HTMLInputElement, entered)
  }
  const button = pressed
  pressed = null
  // In a task of its own: what was entered has been taken in by then.
  if (button) setTimeout(() => button.click())
}

/** @returns what differs from the HTML of the page, else null */
function readEntered(field: Field): string | boolean | null {
  if (field.type === 'file') return null
  if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
    // A radio button that lost its choice follows from the one that has it.
    const isNews = field.checked !== field.defaultChecked
    return isNews && (field.checked || field.type === 'checkbox') ? field.checked : null
  }
  return field.value === defaultOf(field) ? null : field.value
}

/** What the HTML of the page says. */
function defaultOf(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue
  const option = [...field.options].find(({ defaultSelected }) => defaultSelected)
  return (option ?? field.options[0])?.value ?? ''
}

function enter(field: Field, text: string): void {
  // React remembers what it last saw through the field's own setter, and hears of changes only.
  field.value = text === '' ? '0' : ''
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
  setter?.call(field, text)
  const type = field instanceof HTMLSelectElement ? 'change' : 'input'
  field.dispatchEvent(new Event(type, { bubbles: true }))
  if (field !== document.activeElement) queueMicrotask(() => leave(field))
}

/** Once React has taken in the text: some fields write it anew when they are left. */
function leave(field: Field): void {
  field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}

function tick(field: HTMLInputElement, isChecked: boolean): void {
  field.checked = !isChecked
  field.click()
}

export const LIST_HEADING_ID = 'checklist-heading'

/**
 * Call it before a row disappears, with the pressed button inside it. Moves the keyboard focus to the next
 * row, else to the previous one, else to the list's heading.
 */
export function focusNextRow(button: HTMLElement): void {
  const row = button.closest('li')
  const neighbor = row?.nextElementSibling ?? row?.previousElementSibling
  const target = neighbor?.querySelector<HTMLElement>('input, button')
  if (target) target.focus()
  else focusListHeading()
}

/** Where the keyboard focus goes when the pressed button disappears and nothing like it is near. */
export function focusListHeading(): void {
  document.getElementById(LIST_HEADING_ID)?.focus()
}

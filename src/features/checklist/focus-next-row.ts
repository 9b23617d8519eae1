export const LIST_HEADING_ID = 'checklist-heading'

/**
 * Called before a row goes away, with the button in it that was pressed: keyboard focus moves to the
 * next row, else to the one before, else to the list's heading.
 */
export function focusNextRow(button: HTMLElement): void {
  const row = button.closest('li')
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  const target = neighbour?.querySelector<HTMLElement>('input, button')
  if (target) target.focus()
  else focusListHeading()
}

/** Where keyboard focus goes when the button that was pressed goes away and nothing like it is near. */
export function focusListHeading(): void {
  document.getElementById(LIST_HEADING_ID)?.focus()
}

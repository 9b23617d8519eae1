import type { KeyboardEvent } from 'react'

/**
 * Moves the focus from a button of a toolbar to another with the arrow keys, Home and End. Up and Down go to the next
 * button above or below. Skips disabled buttons.
 */
export function moveFocus(event: KeyboardEvent<HTMLButtonElement>): void {
  const from = event.currentTarget
  const toolbar = from.closest('[role=toolbar]')
  const buttons = [...(toolbar?.querySelectorAll<HTMLButtonElement>('button:enabled') ?? [])]
  const at = buttons.indexOf(from)
  const isInColumn = ({ offsetLeft }: HTMLButtonElement) => offsetLeft === from.offsetLeft
  const find = {
    ArrowLeft: () => buttons[at - 1],
    ArrowRight: () => buttons[at + 1],
    ArrowUp: () => buttons.slice(0, at).findLast(isInColumn),
    ArrowDown: () => buttons.slice(at + 1).find(isInColumn),
    Home: () => buttons[0],
    End: () => buttons.at(-1),
  }[event.key]
  if (!find) return
  event.preventDefault()
  find()?.focus()
}

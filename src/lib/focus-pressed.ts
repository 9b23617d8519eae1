const PRESSED = 'button, summary, input[type=radio], input[type=checkbox]'

/**
 * Focuses a control when it is pressed, as every browser but Safari does. Arrow keys, Escape and closing on blur
 * rely on it.
 */
export function focusPressedControls(): void {
  // Before the control's own handlers, which may move the focus.
  document.addEventListener(
    'click',
    ({ target, detail }) => {
      // The second click of a double click may hit what replaced the first one's target.
      if (detail > 1) return
      const control = target instanceof Element ? target.closest<HTMLElement>(PRESSED) : null
      if (control && control !== document.activeElement) control.focus({ preventScroll: true })
    },
    true,
  )
}

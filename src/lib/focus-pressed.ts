const PRESSED = 'button, summary, input[type=radio], input[type=checkbox]'

/**
 * Gives a pressed control the focus, which Safari alone does not. So arrows, Escape and what closes when the focus
 * leaves work after a press as they do in every other browser.
 */
export function focusPressedControls(): void {
  // Before the control's own handlers, which may move the focus on.
  document.addEventListener(
    'click',
    ({ target }) => {
      const control = target instanceof Element ? target.closest<HTMLElement>(PRESSED) : null
      if (control && control !== document.activeElement) control.focus({ preventScroll: true })
    },
    true,
  )
}

/**
 * Has React answer an event that nothing listens to: its code for events is compiled at the first one, and
 * the visitor's first touch need not wait for that. Run it in an idle moment.
 * @param root what React was given to draw into
 */
export function warmUpEvents(root: HTMLElement): void {
  root.dispatchEvent(new PointerEvent('pointerover'))
}

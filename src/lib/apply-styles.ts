/**
 * Carries styles in HTML instead of the attribute "style", which the pages' Content-Security-Policy
 * forbids, for it cannot tell our own from one slipped in.
 */
export const STYLE_ATTRIBUTE = 'data-style'

/** Gives every element the styles that came with it; from a script they are allowed. */
export function applyStyles(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>(`[${STYLE_ATTRIBUTE}]`)) {
    element.style.cssText = element.getAttribute(STYLE_ATTRIBUTE) ?? ''
  }
}

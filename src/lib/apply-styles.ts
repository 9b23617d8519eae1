/**
 * Carries styles in HTML in place of the "style" attribute. The pages' Content-Security-Policy forbids that
 * attribute, because it cannot tell ours from an injected one.
 */
export const STYLE_ATTRIBUTE = 'data-style'

/** Applies the styles that elements came with. The policy allows this to scripts. */
export function applyStyles(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>(`[${STYLE_ATTRIBUTE}]`)) {
    element.style.cssText = element.getAttribute(STYLE_ATTRIBUTE) ?? ''
  }
}

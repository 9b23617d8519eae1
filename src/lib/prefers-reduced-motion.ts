/** True when the visitor asked the system for less motion; read at the moment of use. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

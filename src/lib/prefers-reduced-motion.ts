/** Whether the visitor's system asks for reduced motion, read at the moment of use. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

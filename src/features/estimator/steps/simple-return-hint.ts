/** Beside an answer that a simple return does not have: allowed, with a gentle hint only (D14). */
export function simpleReturnHint(better: 'Complex' | 'Business'): string {
  return `That still works here; “${better}” may describe your return better.`
}

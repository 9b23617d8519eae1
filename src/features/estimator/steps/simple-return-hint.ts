/** The hint beside an answer that does not fit a simple return. The answer is allowed (D14). */
export function simpleReturnHint(better: 'Complex' | 'Business'): string {
  return `That still works here; “${better}” may describe your return better.`
}

/** Shown instead of a tool when scripts are off. */
export function NeedsScript({ text }: { text: string }) {
  return (
    <noscript>
      <p className="no-print mt-3 mb-4 font-semibold">{text}</p>
    </noscript>
  )
}

/** Said in place of a tool's work where scripts are switched off. */
export function NeedsScript({ words }: { words: string }) {
  return (
    <noscript>
      <p className="no-print mt-3 mb-4 font-semibold">{words}</p>
    </noscript>
  )
}

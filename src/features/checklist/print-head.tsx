/** On paper only: whose list it is, and for which year. */
export function PrintHead() {
  return (
    <p className="print-only flex gap-6 text-small print:mb-3">
      <span className="flex-[3] border-b border-line pb-1">Name</span>
      <span className="flex-1 border-b border-line pb-1">Tax year</span>
    </p>
  )
}

import { PrintedAddress } from '@/components/tool-layout'

/** On paper only: whose list it is, for which year, and whose office. */
export function PrintHead() {
  return (
    <div className="print:mb-3 print:grid print:gap-2">
      <p className="print-only flex gap-6 text-small">
        <span className="flex-[3] border-b border-line pb-1">Name</span>
        <span className="flex-1 border-b border-line pb-1">Tax year</span>
      </p>
      <PrintedAddress />
    </div>
  )
}

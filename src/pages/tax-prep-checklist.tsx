import { CtaBanner } from '@/components/cta-banner.tsx'
import { ChecklistTool } from '@/features/checklist/checklist-tool.tsx'
import { PageHeader } from '@/features/content/page-header.tsx'

export default function TaxPrepChecklistPage() {
  return (
    <>
      <div className="print:[&_div]:py-0 print:[&_h1]:pb-1 print:[&_h1+p]:hidden">
        <PageHeader
          title="Tax preparation checklist"
          lead="The papers your return needs, to check off and print. The list stays on this device unless you copy it into an appointment."
        />
      </div>
      <div className="wrap pt-[clamp(28px,3.4vw,48px)] pb-section print:pt-2 print:pb-0">
        <ChecklistTool />
        <p className="no-print mt-8 max-w-[80ch] text-small text-ink-2">
          A guide for gathering papers, not tax advice. Your return may need something that is not
          listed, and it rarely needs everything.
        </p>
      </div>
      <CtaBanner />
    </>
  )
}

import { ChecklistTool } from '@/features/checklist/checklist-tool.tsx'
import { ToolPage } from '@/features/content/tool-page.tsx'
import './tax-prep-checklist.css'

export default function TaxPrepChecklistPage() {
  return (
    <ToolPage
      head={{
        headline: 'Tax preparation checklist',
        lead: 'The papers your return needs, to check off.',
      }}
      tool={<ChecklistTool />}
      note="Your return may need something that is not listed, and it rarely needs everything."
    />
  )
}

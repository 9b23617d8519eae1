import { useId, useState } from 'react'
import { ErrorBoundary } from '@/components/error-boundary.tsx'
import { Button } from '@/components/ui/button.tsx'
import { retryableLazy } from '@/lib/lazy-loading.tsx'
import { loadTaxEngine } from '@/tax/load.ts'
import type { WorksheetProps } from '../depreciation/worksheet.tsx'

type DepreciationSectionProps = Omit<WorksheetProps, 'engine'>

const Worksheet = retryableLazy(async () => {
  const [part, engine] = await Promise.all([
    import('../depreciation/worksheet.tsx'),
    loadTaxEngine(),
  ])
  return {
    default: (props: DepreciationSectionProps) => <part.Worksheet {...props} engine={engine} />,
  }
})

/** The depreciation worksheet, which opens on request. */
export function DepreciationSection(props: DepreciationSectionProps) {
  const [isOpen, setIsOpen] = useState(Boolean(props.answers.properties))
  const id = useId()
  return (
    <div className="grid gap-4">
      <Button
        variant="outline"
        size="sm"
        className="justify-self-start"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? 'Close the depreciation worksheet' : 'Work out depreciation'}
      </Button>
      {isOpen && (
        <div id={id}>
          <ErrorBoundary loading={<p className="text-small text-ink-2">Loading the worksheet…</p>}>
            <Worksheet {...props} />
          </ErrorBoundary>
        </div>
      )}
    </div>
  )
}

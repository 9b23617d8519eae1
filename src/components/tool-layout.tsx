import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './ui/button.tsx'
import { NeedsScript } from './needs-script.tsx'

export type ToolSheetProps = {
  /** The questions. On the left in wide windows. */
  answers: ReactNode
  /** The result. On the right in wide windows, on a sunken background. */
  result: ReactNode
  resultLabel: string
}

/** A tax tool: one sheet with the questions beside the result. Stacked on phones. */
export function ToolSheet({ answers, result, resultLabel }: ToolSheetProps) {
  return (
    <div className="grid rounded bg-sheet shadow-sheet lg:grid-cols-2 print:break-inside-avoid print:grid-cols-2 print:border print:border-rule">
      <div className="min-w-0 px-4.5 pt-5.5 pb-6.5 md:px-7.5 md:pt-7 md:pb-8 print:px-3 print:py-2">
        <NeedsScript text="These questions need JavaScript. The rest of the page can be read without it." />
        <div className="lg:sticky lg:top-[84px]">{answers}</div>
      </div>
      <section
        aria-label={resultLabel}
        className="min-w-0 rounded-b border-rule bg-tint px-4.5 pt-5.5 pb-6.5 max-lg:border-t md:px-7.5 md:pt-7 md:pb-8 lg:rounded-r lg:rounded-bl-none lg:border-l print:px-3 print:py-2"
      >
        <div className="lg:sticky lg:top-[84px]">{result}</div>
      </section>
    </div>
  )
}

/** Opens the browser's print dialog. */
export function PrintButton() {
  return (
    <Button variant="outline" size="sm" onClick={() => window.print()}>
      <Printer />
      Print
    </Button>
  )
}

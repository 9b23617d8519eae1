import { Download } from 'lucide-react'
import { PrintButton } from '@/components/print-button.tsx'
import { Button, ButtonExternalLink } from '@/components/ui/button.tsx'
import { OFFICIAL_LINKS } from '@/config/official-links.ts'
import { downloadCalendar } from '@/features/deadlines/public.ts'
import { estimateDeadlines, type Payer } from './estimate-deadlines.ts'

const FILE_NAME = 'estimated-tax-dates.ics'

type ToolActionsProps = {
  payer: Payer
  today: string
  hasResult: boolean
  onStartOver: () => void
}

/** Where to pay, the dates as a calendar file, printing a result and starting over. */
export function ToolActions({ payer, today, hasResult, onStartOver }: ToolActionsProps) {
  const download = () =>
    downloadCalendar(FILE_NAME, 'Estimated tax dates', estimateDeadlines(today, payer))

  return (
    <div className="no-print mt-7 grid gap-5 border-t border-rule pt-6">
      <div className="flex flex-wrap gap-3">
        {[OFFICIAL_LINKS.directPay, OFFICIAL_LINKS.ohioPay].map(({ name, href }, index) => (
          <ButtonExternalLink
            key={href}
            href={href}
            variant={index === 0 ? 'primary' : 'outline'}
            size="sm"
            className="max-md:w-full"
          >
            Open {name}
          </ButtonExternalLink>
        ))}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" size="sm" onClick={() => void download()}>
          <Download />
          Download {FILE_NAME}
        </Button>
        {hasResult && <PrintButton />}
        <Button variant="outline" size="sm" onClick={onStartOver}>
          Start over
        </Button>
      </div>
      <p className="text-small text-ink-2">
        The calendar file has the dates for this year and next, not your amounts.
      </p>
    </div>
  )
}

import { CalendarDays, Download } from 'lucide-react'
import { TextToCopy } from '@/components/copy-link.tsx'
import { Button } from '@/components/ui/button.tsx'
import { PrintButton } from '@/components/print-button.tsx'
import { siteUrl } from '@/config/links.ts'
import { downloadCalendar } from './download-calendar.ts'
import type { Deadline } from '@/shared/deadlines/rule-dates.ts'
import { type Situation, writeCalendarQuery } from '@/shared/deadlines/situations.ts'

const FILE_NAME = 'tax-deadlines.ics'

type CalendarActionsProps = {
  deadlines: readonly Deadline[]
  situations: readonly Situation[]
}

/** Saves a calendar file made on this device, shows the feed's address, and prints. */
export function CalendarActions({ deadlines, situations }: CalendarActionsProps) {
  const feed = feedUrl(situations)
  return (
    <section aria-labelledby="own-calendar" className="tool-reference no-print">
      <h2 id="own-calendar" className="text-[1.75rem] leading-[1.15]">
        In your own calendar
      </h2>
      <div className="mt-4 grid gap-x-10 gap-y-6 lg:grid-cols-2">
        <div className="grid content-start gap-3">
          <div className="flex flex-wrap gap-3">
            <Button
              size="sm"
              onClick={() => void downloadCalendar(FILE_NAME, 'Tax deadlines', deadlines)}
            >
              <Download />
              Download {FILE_NAME}
            </Button>
            <PrintButton />
          </div>
          <p className="text-small text-ink-2">
            The file has the dates for your choices above. It does not update later.
          </p>
        </div>
        <div className="grid content-start gap-3">
          <p className="text-ui">
            <a
              href={feed.replace(/^https?:/, 'webcal:')}
              className="inline-flex items-center gap-2"
            >
              <CalendarDays />
              Subscribe in a calendar program
            </a>
          </p>
          <TextToCopy label="Or paste this address into it:" text={feed} />
          <p className="text-small text-ink-2">
            A subscription picks up our corrections and continues from year to year. Its address
            names the situations you chose, and your calendar sends it to us each time it checks.
          </p>
        </div>
      </div>
    </section>
  )
}

function feedUrl(situations: readonly Situation[]): string {
  const url = new URL('/api/deadlines', siteUrl)
  return url.href + writeCalendarQuery(situations)
}

import { useToday } from '@/lib/use-today.ts'
import { formatDay } from '@/shared/format-date.ts'
import { officeDate } from '@/shared/office-date.ts'
import { estimateDeadlines } from './estimate-deadlines.ts'

/** The next day on which a payment is due, before there are any figures. Keeps its height until today is known. */
export function NextPaymentDate() {
  const today = useToday(officeDate)
  const [next] = today === null ? [] : estimateDeadlines(today, {})
  return (
    <div className="tool-next">
      {next && (
        <>
          <p className="tool-answer">
            <time dateTime={next.date}>{formatDay(next.date, 'short')}</time>
          </p>
          <p>
            <b className="font-[650]">Next:</b> {next.detail}, federal and Ohio
          </p>
        </>
      )}
    </div>
  )
}

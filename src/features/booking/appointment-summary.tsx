import { FormProblem } from '@/components/form-problem.tsx'
import { Button } from '@/components/ui/button.tsx'
import { booking } from '@/shared/booking.ts'
import type { Way } from '@/shared/contracts/bookings.ts'
import type { Problem } from '@/features/api/public.ts'
import { AppointmentList, type AppointmentRow } from './appointment-list.tsx'
import { describeWay, ownTimeRow, topicOf } from './describe.ts'
import { officeDay, officeShortDay, officeTime } from './office-time.ts'

type Chosen = { topic: string; way: Way; start: string | null }

type AppointmentSummaryProps = {
  /** The form that the button sends. */
  formId: string
  chosen: Chosen
  /** What has become of the chosen time. Null while it is not held. */
  hold: 'offered' | 'held' | 'lapsed' | null
  problem: Problem | null
  isSubmitting: boolean
}

/** The choices so far, beside the form, with the button that books them. */
export function AppointmentSummary(props: AppointmentSummaryProps) {
  const { chosen, problem } = props
  return (
    <aside
      aria-label="Your appointment"
      className="sticky top-[84px] rounded bg-sheet p-6 shadow-sheet"
    >
      <h2 className="mb-2.5 text-[1.375rem]">Your appointment</h2>
      <AppointmentList rows={summarize(chosen)} />
      {problem && <FormProblem message={problem.message} className="mt-4" />}
      <BookButton {...props} />
      <p aria-live="polite" className="mt-3 text-small text-ink-2">
        {describeHold(props)} You can change or cancel it later from the link we send you.
      </p>
    </aside>
  )
}

/** The same in a narrow window: a strip at its lower end while the form is in view. */
export function AppointmentStrip(props: AppointmentSummaryProps) {
  const { chosen, problem } = props
  const { start, way } = chosen
  return (
    <aside
      aria-label="Your appointment"
      className="result-bar m-0 min-h-16 w-full flex-wrap rounded-b px-4 py-1.5 max-[18em]:static low:static"
    >
      {problem && <FormProblem message={problem.message} className="w-full" />}
      {start && (
        <div className="min-w-0 flex-1 text-small leading-tight">
          <p className="num font-[650]">
            {officeShortDay(start)}, {officeTime(start)}
          </p>
          <p aria-live="polite" className="text-micro leading-tight text-ink-2">
            {describeHold(props)}
            {ownTimeRow(way, start).map(({ label, value }) => (
              <span key={label}>
                {' '}
                {label}: {value}.
              </span>
            ))}
          </p>
        </div>
      )}
      {start && <BookButton {...props} isShort />}
    </aside>
  )
}

function summarize({ topic, way, start }: Chosen): AppointmentRow[] {
  return [
    { label: 'Topic', value: topicOf(topic)?.label ?? '' },
    { label: 'Day', value: start ? officeDay(start) : 'pick a day' },
    { label: 'Time', value: start ? officeTime(start) : 'pick a time' },
    ...(start ? ownTimeRow(way, start) : []),
    { label: 'Length', value: `${topicOf(topic)?.minutes ?? 0} minutes` },
    { label: 'Where', value: describeWay(way) },
  ]
}

function describeHold({ hold, chosen: { start } }: AppointmentSummaryProps): string {
  const minutes = `for ${booking.holdMinutes} minutes`
  if (start === null || hold === null) return ''
  if (hold === 'offered') return 'Our first open time.'
  return hold === 'held'
    ? `We’re holding ${officeTime(start)} for you ${minutes}.`
    : `We held the time ${minutes}. Pick it again to hold it longer.`
}

type BookButtonProps = AppointmentSummaryProps & {
  /** Shows one word. */
  isShort?: boolean
}

function BookButton({ formId, chosen: { start }, isSubmitting, isShort }: BookButtonProps) {
  const label = bookLabel(start, isSubmitting)
  const isCut = isShort && start !== null && !isSubmitting
  return (
    <Button
      type="submit"
      form={formId}
      size={isShort ? 'sm' : 'md'}
      disabled={start === null || isSubmitting}
      // Leaving a field can move the button out from under the mouse.
      onMouseDown={(event) => event.preventDefault()}
      aria-label={isCut ? label : undefined}
      className={isShort ? undefined : 'mt-5 w-full'}
    >
      {isCut ? 'Book' : label}
    </Button>
  )
}

function bookLabel(start: string | null, isSubmitting: boolean): string {
  if (isSubmitting) return 'Booking…'
  if (start === null) return 'Pick a time to book'
  return `Book ${officeTime(start)} on ${officeDay(start).split(',')[0]}`
}

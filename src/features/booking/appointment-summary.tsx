import { FormProblem } from '@/components/form-problem.tsx'
import { Button } from '@/components/ui/button.tsx'
import { booking } from '@/shared/booking.ts'
import type { Way } from '@/shared/contracts/bookings.ts'
import type { Problem } from '@/features/api/public.ts'
import { AppointmentList, type AppointmentRow } from './appointment-list.tsx'
import { describeWay, topicOf } from './describe.ts'
import { officeDay, officeTime, visitorTime } from './office-time.ts'

type Chosen = { topic: string; way: Way; start: string | null }

type AppointmentSummaryProps = {
  /** The form that the button sends. */
  formId: string
  chosen: Chosen
  /** How long the chosen time is held, as an ISO instant. Null while it is not held. */
  heldUntil: string | null
  /** Whether it was held and the hold has expired. */
  hasLapsed?: boolean
  problem: Problem | null
  isSubmitting: boolean
}

/** The choices so far, beside the form, with the button that books them. */
export function AppointmentSummary({
  formId,
  chosen,
  heldUntil,
  hasLapsed = false,
  problem,
  isSubmitting,
}: AppointmentSummaryProps) {
  return (
    <aside
      aria-label="Your appointment"
      className="rounded bg-sheet p-4 shadow-sheet md:p-6 lg:sticky lg:top-[84px]"
    >
      <h2 className="mb-2.5 text-[1.375rem]">Your appointment</h2>
      <AppointmentList rows={summarize(chosen)} />
      {problem && <FormProblem message={problem.message} className="mt-4" />}
      <Button
        type="submit"
        form={formId}
        disabled={chosen.start === null || isSubmitting}
        className="mt-5 w-full"
      >
        {buttonLabel(chosen.start, isSubmitting)}
      </Button>
      <p aria-live="polite" className="mt-3 text-small text-ink-2">
        {hasLapsed &&
          `We held the time for ${booking.holdMinutes} minutes. Pick it again to hold it longer. `}
        {heldUntil ? `Held for you until ${visitorTime(heldUntil) ?? officeTime(heldUntil)}. ` : ''}
        You can change or cancel it later with its private link.
      </p>
    </aside>
  )
}

function summarize({ topic, way, start }: Chosen): AppointmentRow[] {
  const own = start && visitorTime(start)
  return [
    { label: 'Topic', value: topicOf(topic)?.label ?? '' },
    { label: 'Day', value: start ? officeDay(start) : 'pick a day' },
    { label: 'Time', value: start ? officeTime(start) : 'pick a time' },
    ...(own ? [{ label: 'Where you are', value: own }] : []),
    { label: 'Length', value: `${topicOf(topic)?.minutes ?? 0} minutes` },
    { label: 'Where', value: describeWay(way) },
  ]
}

function buttonLabel(start: string | null, isSubmitting: boolean): string {
  if (isSubmitting) return 'Booking…'
  if (start === null) return 'Pick a time to book'
  return `Book ${officeTime(start)} on ${officeDay(start).split(',')[0]}`
}

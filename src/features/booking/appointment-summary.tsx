import { FormProblem } from '@/components/form-problem.tsx'
import { Button } from '@/components/ui/button.tsx'
import { booking } from '@/shared/booking.ts'
import type { Way } from '@/shared/contracts/bookings.ts'
import type { Problem } from '@/features/api/public.ts'
import { AppointmentList, type AppointmentRow } from './appointment-list.tsx'
import { describeWay, ownTime, topicOf } from './describe.ts'
import { officeDay, officeShortDay, officeTime } from './office-time.ts'

type Chosen = { topic: string; way: Way; start: string | null }

type AppointmentSummaryProps = {
  /** The form that the button sends. */
  formId: string
  chosen: Chosen
  /** What has become of the chosen time. Null while it is not held. */
  hold: 'held' | 'lapsed' | null
  problem: Problem | null
  isSubmitting: boolean
  /** A strip at the lower end of a narrow window, while the form is in view. */
  isStrip?: boolean
}

/** The choices so far, beside the form, with the button that books them. */
export function AppointmentSummary(props: AppointmentSummaryProps) {
  const { formId, chosen, hold, problem, isSubmitting, isStrip = false } = props
  const { start, way } = chosen
  const own = start && ownTime(way, start)
  const label = buttonLabel(start, isSubmitting)
  return (
    <aside aria-label="Your appointment" className={isStrip ? STRIP : SHEET}>
      {!isStrip && (
        <>
          <h2 className="mb-2.5 text-[1.375rem]">Your appointment</h2>
          <AppointmentList rows={summarize(chosen, own)} />
        </>
      )}
      {problem && (
        <FormProblem
          message={problem.message}
          className={isStrip ? 'col-span-full my-1.5' : 'mt-4'}
        />
      )}
      {isStrip && start && (
        <p className="num self-end text-small leading-tight font-[650]">
          {officeShortDay(start)}, {officeTime(start)}
          {own && ` (your time: ${own})`}
        </p>
      )}
      {!(isStrip && start === null) && (
        <Button
          type="submit"
          form={formId}
          disabled={start === null || isSubmitting}
          // Leaving a field can move the button out from under the mouse.
          onMouseDown={(event) => event.preventDefault()}
          aria-label={label}
          className={isStrip ? 'row-span-2' : 'mt-5 w-full'}
        >
          {isStrip ? label.split(' ')[0] : label}
        </Button>
      )}
      <p
        aria-live="polite"
        className={isStrip ? 'text-micro leading-tight' : 'mt-3 text-small text-ink-2'}
      >
        {start && hold && HOLD_NOTES[hold](officeTime(start))}
        {!isStrip && 'You can change or cancel it later from the link we give you.'}
      </p>
    </aside>
  )
}

const SHEET = 'sticky top-[84px] rounded bg-sheet p-6 shadow-sheet'
const STRIP =
  'result-bar m-0 grid min-h-16 w-full grid-cols-[1fr_auto] gap-y-0 rounded-b px-4 py-1.5 max-[18em]:static low:static'

const MINUTES = `for ${booking.holdMinutes} minutes`
const HOLD_NOTES = {
  held: (time: string) => `We’re holding ${time} for you ${MINUTES}. `,
  lapsed: () => `We held the time ${MINUTES}. Pick it again to hold it longer. `,
}

function summarize({ topic, way, start }: Chosen, own: string | null): AppointmentRow[] {
  return [
    { label: 'Topic', value: topicOf(topic)?.label ?? '' },
    { label: 'Day', value: start ? officeDay(start) : 'pick a day' },
    { label: 'Time', value: start ? officeTime(start) : 'pick a time' },
    ...(own ? [{ label: 'Your time', value: own }] : []),
    { label: 'Length', value: `${topicOf(topic)?.minutes ?? 0} minutes` },
    { label: 'Where', value: describeWay(way) },
  ]
}

function buttonLabel(start: string | null, isSubmitting: boolean): string {
  if (isSubmitting) return 'Booking…'
  if (start === null) return 'Pick a time to book'
  return `Book ${officeTime(start)} on ${officeDay(start).split(',')[0]}`
}

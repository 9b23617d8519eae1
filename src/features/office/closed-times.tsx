import { useState } from 'react'
import { FormProblem } from '@/components/form-problem.tsx'
import { Button } from '@/components/ui/button.tsx'
import { DateField } from '@/components/ui/date-field.tsx'
import { Segmented } from '@/components/ui/segmented.tsx'
import { Select } from '@/components/ui/select.tsx'
import { TextField } from '@/components/ui/text-field.tsx'
import type { Appointment } from '@/shared/contracts/office.ts'
import { showToast } from '@/lib/toast.ts'
import type { Action } from './desk-api.ts'
import { useReadDesk } from './read-desk.tsx'
import { useAction } from './use-action.ts'
import { ExtraHours } from './extra-hours.tsx'
import { SiteNotice } from './site-notice.tsx'
import { Inside, TimeList } from './time-list.tsx'
import { describeClosing, describeEntry, WEEKDAY_CHOICES } from './labels.ts'

/** Days off and closed hours, extra hours, and the notice on all pages: what there is, and forms to add. */
export default function ClosedTimes() {
  const { desk } = useReadDesk()
  const { problem, isBusy, change } = useAction()
  // Those of a past week that is shown in the calendar are over.
  const closings = desk.closings.filter(({ lastDay }) => lastDay === null || lastDay >= desk.today)
  return (
    // The two forms are of one height, with their lists below them.
    <div className="grid grid-cols-1 gap-x-8 gap-y-10 lg:grid-cols-2">
      <div className="lg:contents">
        <CloseForm />
        <TimeList
          title="Closed"
          none="No other closings planned."
          isBusy={isBusy}
          problem={problem}
          times={closings.map((closing) => ({
            id: closing.id,
            when: describeClosing(closing),
            action: 'Open again',
            question: 'The site offers these times again, first to the waitlist.',
            details: [
              [
                closing.adviser === null ? 'Whole office' : `Adviser ${closing.adviser}`,
                closing.note,
              ]
                .filter(Boolean)
                .join(', '),
              ...closing.trail.map(describeEntry),
            ].join(' · '),
          }))}
          onRemove={(id) => void change({ action: 'open', id })}
        />
      </div>
      <ExtraHours />
      <SiteNotice />
    </div>
  )
}

const EMPTY = {
  firstDay: '',
  lastDay: '',
  weekday: '1',
  adviser: '',
  from: '',
  until: '',
  note: '',
}

/** First lists the appointments in that time with their phone numbers. They stay until someone moves them. */
function CloseForm() {
  const { desk, refresh } = useReadDesk()
  const { advisers, today } = desk
  const [fields, setFields] = useState({ ...EMPTY, firstDay: today, lastDay: today })
  const [isWeekly, setIsWeekly] = useState(false)
  const [isWholeDay, setIsWholeDay] = useState(true)
  const [inside, setInside] = useState<Appointment[] | null>(null)
  /** Whether the listed appointments match the form's current values. */
  const [isChecked, setIsChecked] = useState(false)
  const { problem, isBusy, run } = useAction()
  const forget = () => {
    setInside(null)
    setIsChecked(false)
  }
  const set = (name: keyof typeof EMPTY) => (value: string) => {
    forget()
    setFields({ ...fields, [name]: value })
  }
  /** One day takes one date: the last day follows until it is another one. */
  const setFirstDay = (firstDay: string) => {
    const isOneDay = fields.lastDay === fields.firstDay
    const isTooEarly = fields.lastDay !== '' && fields.lastDay < firstDay
    forget()
    setFields({ ...fields, firstDay, ...((isOneDay || isTooEarly) && { lastDay: firstDay }) })
  }
  const send = async (isSure: boolean) => {
    const action: Action<'close'> = {
      action: 'close',
      adviser: fields.adviser === '' ? null : Number(fields.adviser),
      firstDay: fields.firstDay,
      lastDay: fields.lastDay === '' ? null : fields.lastDay,
      weekday: isWeekly ? Number(fields.weekday) : null,
      fromTime: isWholeDay ? null : fields.from,
      untilTime: isWholeDay ? null : fields.until,
      ...(fields.note !== '' && { note: fields.note }),
      isSure,
    }
    const answer = await run(action)
    if (!answer) return
    if (answer.isClosed) {
      showToast('Closed. No times are offered then.')
      setFields({ ...EMPTY, firstDay: today, lastDay: today })
      void refresh()
    }
    setIsChecked(!answer.isClosed)
    setInside(answer.isClosed && answer.appointments.length === 0 ? null : answer.appointments)
  }
  const errors = problem?.fields ?? {}
  return (
    <form
      noValidate
      method="dialog"
      aria-label="Close a day or some hours"
      onSubmit={(event) => {
        event.preventDefault()
        void send(isChecked)
      }}
      className="grid content-start gap-5 rounded bg-sheet p-4 shadow-sheet md:p-6"
    >
      <h2 className="text-[1.375rem]">Close a day or some hours</h2>
      <div className="flex flex-wrap gap-4">
        <Segmented
          legend="How often"
          isInline
          options={[
            { value: 'once', label: 'Once' },
            { value: 'weekly', label: 'Every week' },
          ]}
          value={isWeekly ? 'weekly' : 'once'}
          onChange={(value) => {
            forget()
            setIsWeekly(value === 'weekly')
          }}
        />
        <Segmented
          legend="How long"
          isInline
          options={[
            { value: 'day', label: 'All day' },
            { value: 'hours', label: 'Some hours' },
          ]}
          value={isWholeDay ? 'day' : 'hours'}
          onChange={(value) => {
            forget()
            setIsWholeDay(value === 'day')
          }}
        />
      </div>
      <div className="grid gap-5 md:grid-cols-2">
        {isWeekly && (
          <div className={advisers === 1 ? 'md:col-span-2' : undefined}>
            <Select
              label="Day"
              options={WEEKDAY_CHOICES}
              value={fields.weekday}
              onChange={set('weekday')}
            />
          </div>
        )}
        {advisers > 1 && (
          <Select
            label="Who"
            options={[
              { value: '', label: 'Whole office' },
              ...Array.from({ length: advisers }, (_, index) => ({
                value: `${index + 1}`,
                label: `Adviser ${index + 1}`,
              })),
            ]}
            value={fields.adviser}
            onChange={set('adviser')}
          />
        )}
        <DateField
          label="First day"
          value={fields.firstDay}
          error={errors.firstDay}
          onChange={setFirstDay}
        />
        <DateField
          label={isWeekly ? 'Last day, if any' : 'Last day'}
          value={fields.lastDay}
          error={errors.lastDay}
          onChange={set('lastDay')}
        />
        {!isWholeDay && (
          <>
            <TextField
              label="From"
              type="time"
              value={fields.from}
              error={errors.fromTime}
              onChange={({ target }) => set('from')(target.value)}
            />
            <TextField
              label="To"
              type="time"
              value={fields.until}
              error={errors.untilTime}
              onChange={({ target }) => set('until')(target.value)}
            />
          </>
        )}
        <div className="md:col-span-2">
          <TextField
            label="Note (optional)"
            hint="For the desk only."
            value={fields.note}
            error={errors.note}
            onChange={({ target }) => set('note')(target.value)}
          />
        </div>
      </div>
      {problem && <FormProblem message={problem.message} />}
      {inside !== null && <Inside appointments={inside} />}
      <div>
        <Button type="submit" disabled={isBusy}>
          {isChecked ? 'Close this time' : 'Continue'}
        </Button>
        {!isChecked && <p className="mt-2 text-small text-ink-2">Next: who is booked then.</p>}
      </div>
    </form>
  )
}

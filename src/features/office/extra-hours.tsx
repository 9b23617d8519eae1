import { useState } from 'react'
import { FormProblem } from '@/components/form-problem.tsx'
import { Button } from '@/components/ui/button.tsx'
import { DateField } from '@/components/ui/date-field.tsx'
import { TextField } from '@/components/ui/text-field.tsx'
import type { Appointment } from '@/shared/contracts/office.ts'
import { showToast } from '@/lib/toast.ts'
import { useReadDesk } from './read-desk.tsx'
import { useAction } from './use-action.ts'
import { Inside, TimeList } from './time-list.tsx'
import { describeEntry, describeHours, formatDay } from './labels.ts'

const EMPTY = { fromTime: '', untilTime: '', note: '' }

/** Hours of a date beyond the usual ones: the list, and a form to add some. */
export function ExtraHours() {
  const { desk } = useReadDesk()
  const [day, setDay] = useState(desk.today)
  const [fields, setFields] = useState(EMPTY)
  const adding = useAction()
  const removing = useAction()
  /** The appointments in hours to remove, which stay. With an ID, those hours wait for a second press. */
  const [inside, setInside] = useState<{ id?: string; appointments: Appointment[] } | null>(null)
  const errors = adding.problem?.fields ?? {}
  const remove = async (id: string) => {
    const isSure = id === inside?.id
    const action = { action: 'removeHours', id, ...(isSure && { isSure }) } as const
    const answer = await removing.change(action)
    if (!answer) return
    const { isRemoved, appointments = [] } = answer
    setInside(appointments.length === 0 ? null : { ...(!isRemoved && { id }), appointments })
  }
  const add = async () => {
    if (!(await adding.change({ action: 'addHours', day, ...fields }))) return
    showToast('Added. The site offers these hours.')
    setFields(EMPTY)
  }
  const field = (name: keyof typeof EMPTY) => ({
    value: fields[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setFields({ ...fields, [name]: target.value }),
  })
  return (
    <div className="lg:contents">
      <form
        noValidate
        method="dialog"
        aria-label="Open extra hours"
        onSubmit={(event) => {
          event.preventDefault()
          void add()
        }}
        className="grid content-start gap-5 rounded bg-sheet p-4 shadow-sheet md:p-6"
      >
        <h2 className="text-[1.375rem]">Open extra hours</h2>
        <p className="max-w-measure text-ui">
          Such as an evening in tax season. Visitors can book them like the usual hours.
        </p>
        <div className="grid gap-5 md:grid-cols-2">
          <div className="md:col-span-2">
            <DateField label="Day" value={day} error={errors.day} onChange={setDay} />
          </div>
          <TextField label="From" type="time" {...field('fromTime')} />
          <TextField label="To" type="time" {...field('untilTime')} />
          <div className="md:col-span-2">
            <TextField label="Note (optional)" hint="For the desk only." {...field('note')} />
          </div>
        </div>
        {adding.problem && <FormProblem message={adding.problem.message} />}
        <div>
          <Button type="submit" disabled={adding.isBusy}>
            Open these hours
          </Button>
        </div>
      </form>
      <TimeList
        title="Extra hours"
        none="No extra hours planned."
        isBusy={removing.isBusy}
        problem={removing.problem}
        times={desk.extraHours
          .filter((hours) => hours.day >= desk.today)
          .map(({ id, day: date, fromTime, untilTime, note, trail }) => ({
            id,
            when: `${formatDay(date)}, ${describeHours(fromTime, untilTime)}`,
            action: id === inside?.id ? 'Remove these hours' : 'Remove',
            question: id === inside?.id ? null : 'The site no longer offers these hours.',
            details: [note, ...trail.map(describeEntry)].filter(Boolean).join(' · '),
          }))}
        onRemove={(id) => void remove(id)}
      >
        {inside && <Inside appointments={inside.appointments} />}
      </TimeList>
    </div>
  )
}

import { useState } from 'react'
import { FormProblem } from '@/components/form-problem.tsx'
import { Button } from '@/components/ui/button.tsx'
import { DateField } from '@/components/ui/date-field.tsx'
import { TextField } from '@/components/ui/text-field.tsx'
import type { DeskResponse } from '@/shared/contracts/office.ts'
import { showToast } from '@/lib/toast.ts'
import { useAction } from './use-action.ts'
import { useFocusFallback } from './use-focus-fallback.ts'
import { describeEntry, describeHours, formatDay } from './labels.ts'

type ExtraHoursProps = { desk: DeskResponse; onChanged: () => Promise<unknown> }

const EMPTY = { fromTime: '', untilTime: '', note: '' }

/** Hours of a date beyond the usual ones: the list, and a form to add some. */
export function ExtraHours({ desk, onChanged }: ExtraHoursProps) {
  const [day, setDay] = useState(desk.today)
  const [fields, setFields] = useState(EMPTY)
  const adding = useAction()
  const removing = useAction()
  const errors = adding.problem?.fields ?? {}
  const add = async () => {
    if (!(await adding.run({ action: 'addHours', day, ...fields }, onChanged))) return
    showToast('Added. The site offers these hours.')
    setFields(EMPTY)
  }
  const remove = async (id: string) => {
    await removing.run({ action: 'removeHours', id }, onChanged)
  }
  const field = (name: keyof typeof EMPTY) => ({
    value: fields[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setFields({ ...fields, [name]: target.value }),
  })
  const extraHours = desk.extraHours.filter((hours) => hours.day >= desk.today)
  return (
    <>
      <form
        noValidate
        method="dialog"
        aria-label="Open extra hours"
        onSubmit={(event) => {
          event.preventDefault()
          void add()
        }}
        className="mt-8 grid gap-5 rounded bg-sheet p-4 shadow-sheet md:p-6"
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
          <TextField label="Note (optional)" hint="For the desk only." {...field('note')} />
        </div>
        {adding.problem && <FormProblem message={adding.problem.message} />}
        <div>
          <Button type="submit" disabled={adding.isBusy}>
            Open these hours
          </Button>
        </div>
      </form>
      <section {...useFocusFallback<HTMLElement>()} className="mt-8">
        <h2 className="mb-3 text-[1.375rem]">Extra hours</h2>
        {removing.problem && <FormProblem message={removing.problem.message} />}
        {extraHours.length === 0 && <p>None.</p>}
        <ul className="border-t border-rule empty:border-t-0">
          {extraHours.map((hours) => (
            <li
              key={hours.id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-rule py-3"
            >
              <div className="min-w-0">
                <p className="font-[650]">
                  {formatDay(hours.day)}, {describeHours(hours.fromTime, hours.untilTime)}
                </p>
                <p className="text-small text-ink-2">
                  {[hours.note, ...hours.trail.map(describeEntry)].filter(Boolean).join(' · ')}
                </p>
              </div>
              <Button
                variant="outline"
                size="sm"
                disabled={removing.isBusy}
                onClick={() => void remove(hours.id)}
              >
                Remove
                <span className="sr-only">
                  : {formatDay(hours.day)}, {describeHours(hours.fromTime, hours.untilTime)}
                </span>
              </Button>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

import { useState } from 'react'
import { FormProblem } from '@/components/form-problem.tsx'
import { Button } from '@/components/ui/button.tsx'
import { DateField } from '@/components/ui/date-field.tsx'
import { Segmented } from '@/components/ui/segmented.tsx'
import { TextField } from '@/components/ui/text-field.tsx'
import { officeDay } from '@/features/booking/public.ts'
import { addDays } from '@/shared/iso-date.ts'
import { officeMoment } from '@/shared/office-moment.ts'
import { showToast } from '@/lib/toast.ts'
import { useReadDesk } from './read-desk.tsx'
import { useAction } from './use-action.ts'

const ENDS = [
  { value: 'today', label: 'Today' },
  { value: 'tomorrow', label: 'Tomorrow' },
  { value: 'day', label: 'Another day' },
] as const

/** The notice on all pages of the site, and a form to set one or another. */
export function SiteNotice() {
  const { notice = null, today } = useReadDesk().desk
  const [text, setText] = useState('')
  const [end, setEnd] = useState<(typeof ENDS)[number]['value']>('today')
  const [day, setDay] = useState(today)
  const setting = useAction()
  const ending = useAction()
  const set = async () => {
    const lastDay = { today, tomorrow: addDays(today, 1), day }[end]
    const until = lastDay === '' ? '' : officeMoment(addDays(lastDay, 1), '00:00')
    const seen = notice?.id ?? null
    if (!(await setting.change({ action: 'setNotice', text, until, seen }))) return
    showToast('Set. All pages show it within five minutes.')
    setText('')
  }
  const stop = async (id: string) => {
    if (!(await ending.change({ action: 'endNotice', id }))) return
    // One press shows it again.
    setText(text || (notice?.text ?? ''))
    showToast('Ended. It is gone from all pages within five minutes.')
  }
  const errors = setting.problem?.fields ?? {}
  return (
    <form
      noValidate
      method="dialog"
      aria-label="A notice on all pages"
      onSubmit={(event) => {
        event.preventDefault()
        void set()
      }}
      className="grid gap-5 rounded bg-sheet p-4 shadow-sheet md:p-6 lg:col-span-2"
    >
      <h2 className="text-[1.375rem]">A notice on all pages</h2>
      {notice && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded bg-brass-tint p-4">
          <div className="min-w-0">
            <p className="font-[650] wrap-anywhere">{notice.text}</p>
            <p className="text-small text-ink-2">
              Until the end of {lastDayOf(notice.until)} · {notice.setBy}
            </p>
          </div>
          <Button
            variant="outline"
            size="sm"
            disabled={ending.isBusy}
            onClick={() => void stop(notice.id)}
          >
            End it now
          </Button>
        </div>
      )}
      {ending.problem && <FormProblem message={ending.problem.message} />}
      <TextField
        label={notice ? 'Another notice, in its place' : 'Notice'}
        hint="Such as: Closed today, snow. Up to 140 characters. Everyone can read it, so no names."
        value={text}
        error={errors.text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="grid gap-5 md:grid-cols-2">
        <Segmented legend="Until the end of" options={ENDS} value={end} onChange={setEnd} />
        {end === 'day' && (
          <DateField label="Last day" value={day} error={errors.until} onChange={setDay} />
        )}
      </div>
      {setting.problem && (
        <FormProblem message={(end !== 'day' && errors.until) || setting.problem.message} />
      )}
      <div>
        <Button type="submit" disabled={setting.isBusy}>
          Show it on all pages
        </Button>
      </div>
    </form>
  )
}

/** The last day of a notice, which ends with it at midnight. */
const lastDayOf = (until: string) => officeDay(new Date(Date.parse(until) - 1).toISOString())

import { useState } from 'react'
import { DateField } from '@/components/ui/date-field.tsx'
import { Segmented } from '@/components/ui/segmented.tsx'
import { TextField } from '@/components/ui/text-field.tsx'
import { officeTime, TimePicker, type TimePickerProps } from '@/features/booking/public.ts'
import { officeMoment } from '@/shared/office-moment.ts'
import { useReadDesk } from './read-desk.tsx'

const MINUTE_MS = 60_000

/** A day, as an ISO date, and a 24-hour time at the office. */
export type OfficeMoment = { day: string; time: string }

type ChooseTimeProps = Pick<TimePickerProps, 'topic' | 'start' | 'own'> & {
  /** Whether the appointment may begin right now, as for someone who has walked in. */
  hasNow?: boolean
  /** A time that is not from the list, to begin with. */
  at?: OfficeMoment | undefined
  onPick: (start: string) => void
  /** Receives a time that is not from the list of open ones, or null while there is none. */
  onOther: (start: string | null) => void
}

/** The open times, or any other time: notice and opening hours do not bind the office. */
export function ChooseTime({ hasNow = false, at, onPick, onOther, ...picker }: ChooseTimeProps) {
  const { today } = useReadDesk().desk
  const [kind, setKind] = useState<'open' | 'now' | 'other'>(at ? 'other' : 'open')
  const [day, setDay] = useState(at?.day ?? today)
  const [time, setTime] = useState(at?.time ?? '')
  const other = (nextDay: string, nextTime: string) => {
    setDay(nextDay)
    setTime(nextTime)
    onOther(nextDay && nextTime ? officeMoment(nextDay, nextTime) : null)
  }
  const change = (next: typeof kind) => {
    setKind(next)
    if (next === 'other') return other(day, time)
    const minute = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS
    onOther(next === 'now' ? new Date(minute).toISOString() : null)
  }
  return (
    <div className="grid gap-5">
      <Segmented
        legend="When"
        options={[
          { value: 'open', label: 'Open times' },
          ...(hasNow ? [{ value: 'now', label: 'Now' } as const] : []),
          { value: 'other', label: 'Any time' },
        ]}
        value={kind}
        onChange={change}
      />
      {kind === 'open' && <TimePicker {...picker} today={today} onPick={onPick} />}
      {kind === 'now' && picker.start && <p>It begins at {officeTime(picker.start)}.</p>}
      {kind === 'other' && (
        <div className="grid gap-5 md:grid-cols-2">
          <DateField label="Day" value={day} onChange={(next) => other(next, time)} />
          <TextField
            label="Time"
            type="time"
            value={time}
            onChange={({ target }) => other(day, target.value)}
          />
        </div>
      )}
    </div>
  )
}

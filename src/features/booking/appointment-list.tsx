import type { ReactNode } from 'react'

export type AppointmentRow = { label: string; value: ReactNode }

/** An appointment's topic, day, time and place, as a ruled list. */
export function AppointmentList({ rows }: { rows: readonly AppointmentRow[] }) {
  return (
    <dl className="[&>div]:flex [&>div]:justify-between [&>div]:gap-4 [&>div]:border-b [&>div]:border-rule [&>div]:py-3">
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-ink-2">{label}</dt>
          <dd className="num text-right font-[650]">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

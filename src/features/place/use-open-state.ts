import { useEffect, useState } from 'react'
import { useOfficeToday } from '@/features/office-today/public.ts'
import { type OfficeNow, officeNow, openState } from './office-week.ts'

/** The office's date and time, its changed hours, and whether it is open, once that is known. Updated every minute. */
export function useOpenState() {
  const now = useOfficeNow()
  const today = useOfficeToday()
  return { now, today, state: now && today && openState(now, today.changedDays) }
}

/** Null while prerendering and hydrating. */
function useOfficeNow(): OfficeNow | null {
  const [now, setNow] = useState<OfficeNow | null>(null)
  useEffect(() => {
    const update = () => setNow(officeNow())
    update()
    const timer = setInterval(update, 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}

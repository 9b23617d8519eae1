import { useEffect } from 'react'
import { Logo } from '@/components/logo.tsx'
import { OFFICE_ADDRESS, site } from '@/config/site.ts'
import { formatDay } from '@/shared/format-date.ts'
import { useToday } from '@/lib/use-today.ts'

/** At the top of what is printed: logo, address and date of printing. The pages after the first have the address below. */
export function Letterhead() {
  const today = useToday()
  useEffect(() => {
    const address = `${OFFICE_ADDRESS}, ${site.phone.display}`
    document.documentElement.style.setProperty('--address', JSON.stringify(address))
  }, [])
  return (
    <div className="print-only wrap mb-3 flex items-end justify-between gap-6 border-b-2 border-ink pb-2">
      <p className="flex items-center gap-2.5">
        <Logo markClassName="size-9" nameClassName="text-[1.5rem]" />
      </p>
      <p className="text-right text-micro leading-snug">
        {OFFICE_ADDRESS}
        <br />
        {site.phone.display}, {site.email}
        {today && (
          <>
            <br />
            {formatDay(today)}
          </>
        )}
      </p>
    </div>
  )
}

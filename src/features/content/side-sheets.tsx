import type { ReactNode } from 'react'
import { PhoneLink } from '@/components/ui/phone-link.tsx'
import { site } from '@/config/site.ts'

/** A sheet beside the text that stays in view while scrolling. */
export function SideSheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded bg-sheet p-6 max-[18em]:p-3 shadow-sheet print:break-inside-avoid print:p-3">
      <h2 className="text-[1.375rem]">{title}</h2>
      {children}
    </section>
  )
}

/** How to reach the office, beside a page's text, and what else is to say there. */
export function OfficeSheet({ children }: { children?: ReactNode }) {
  const { address } = site
  return (
    <SideSheet title="The office">
      <address className="mt-3 leading-[1.7] text-ink-2 not-italic">
        {address.street}
        <br />
        {address.city}, {address.region} {address.postalCode}
        <br />
        <PhoneLink
          hasIcon={false}
          className="inline-flex min-h-11 items-center text-[1.25rem] font-[650] text-ink no-underline hover:text-ink hover:underline"
        />
        <br />
        <a href={`mailto:${site.email}`}>{site.email}</a>
      </address>
      <p className="mt-2 text-small text-ink-2">{site.hoursLine}</p>
      {children}
    </SideSheet>
  )
}

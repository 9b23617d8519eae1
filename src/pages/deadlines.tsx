import '@/styles/all.css'
import { CtaBanner } from '@/components/cta-banner'
import { Unbroken } from '@/components/unbroken'
import { PageHeader } from '@/features/content/page-header'
import { DeadlineCalendar } from '@/features/deadlines/deadline-calendar'
import { RULES_CHECKED_ON } from '@/features/deadlines/list-deadlines'
import { formatDay } from '@/lib/format-date'

const CRUMBS = [
  { label: 'Home', href: '/' },
  { label: 'Resources', href: '/resources' },
  { label: 'Tax Deadlines', href: '/resources/deadlines' },
]

export default function DeadlinesPage() {
  return (
    <>
      <PageHeader
        crumbs={CRUMBS}
        title="Tax deadlines"
        lead="Federal, Ohio, local, payroll and farm dates of this year and the next, moved past weekends and holidays. What you choose stays on this page, unless you subscribe."
      />
      <div className="wrap pt-[clamp(28px,3.4vw,48px)] pb-section print:pt-2 print:pb-0">
        <DeadlineCalendar />
        <p className="mt-10 max-w-[80ch] border-t border-rule pt-4 text-small text-ink-2 print:mt-3">
          For calendar-year filers. The list is not complete: gift, excise and fuel tax, for
          example, have dates of their own. Rules last checked on{' '}
          <Unbroken text={formatDay(RULES_CHECKED_ON)} />. A date on a Saturday, Sunday or legal
          holiday moves to the next business day: federal dates by IRC §7503 with the holidays of
          the District of Columbia, Ohio and local dates by R.C. 1.14. A disaster declaration or a
          letter to you can set another date. General information, not tax advice.
        </p>
      </div>
      <CtaBanner />
    </>
  )
}

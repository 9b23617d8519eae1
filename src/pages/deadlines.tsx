import { CtaBanner } from '@/components/cta-banner.tsx'
import { noBreak } from '@/components/no-break.tsx'
import { PageHeader } from '@/features/content/page-header.tsx'
import { DeadlineCalendar } from '@/features/deadlines/deadline-calendar.tsx'
import { RULES_CHECKED_ON } from '@/shared/deadlines/rule-dates.ts'
import { formatDay } from '@/shared/format-date.ts'

export default function DeadlinesPage() {
  return (
    <>
      <PageHeader
        title="Tax deadlines"
        lead="Federal, Ohio and local dates for households, farms, businesses and nonprofits, this year and next, already moved for weekends and holidays. What you choose stays on this page unless you subscribe."
      />
      <div className="wrap pt-[clamp(28px,3.4vw,48px)] pb-section print:pt-2 print:pb-0">
        <DeadlineCalendar />
        <p className="mt-10 max-w-[80ch] border-t border-rule pt-4 text-small text-ink-2 print:mt-3">
          For calendar-year filers. The list is not complete: severance, tobacco and alcohol taxes,
          for example, have their own dates. Rules last checked on{' '}
          {noBreak(formatDay(RULES_CHECKED_ON))}. A date on a Saturday, Sunday or legal holiday
          moves to the next business day: federal dates by IRC §7503 with the holidays of the
          District of Columbia, Ohio and local dates by R.C. 1.14. Yearly withdrawals and
          contributions, and applications to the county auditor, are listed on the day the law
          names, even on a weekend. A disaster declaration or a letter to you can set another date.
          General information, not tax advice.
        </p>
      </div>
      <CtaBanner />
    </>
  )
}

import { noBreak } from '@/components/no-break.tsx'
import { ToolPage } from '@/features/content/tool-page.tsx'
import { Folds } from '@/features/content/folds.tsx'
import { DeadlineCalendar } from '@/features/deadlines/deadline-calendar.tsx'
import { RULES_CHECKED_ON } from '@/shared/deadlines/rule-dates.ts'
import { formatDay } from '@/shared/format-date.ts'

const RULES = {
  title: 'How the dates are worked out',
  id: 'rules',
  content: (
    <p>
      For calendar-year filers. The list is not complete: severance, tobacco and alcohol taxes, for
      example, have their own dates. A date on a Saturday, Sunday or legal holiday moves to the next
      business day: federal dates by IRC §7503 with the holidays of the District of Columbia, Ohio
      and local dates by R.C. 1.14. Yearly withdrawals and contributions, and applications to the
      county auditor, are listed on the day the law names, even on a weekend. A disaster declaration
      or a letter to you can set another date.
    </p>
  ),
}

export default function DeadlinesPage() {
  return (
    <ToolPage
      title="Tax deadlines"
      lead="Federal, Ohio and local dates, this year and next."
      tool={<DeadlineCalendar />}
      note={<>Rules last checked on {noBreak(formatDay(RULES_CHECKED_ON))}.</>}
    >
      <Folds title="About the dates" folds={[RULES]} className="tool-reference" />
    </ToolPage>
  )
}

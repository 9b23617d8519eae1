import { noBreak } from '@/components/no-break.tsx'
import guide from '@/content/guides/deadlines.md'
import { ToolPage } from '@/features/content/tool-page.tsx'
import { Folds } from '@/features/content/folds.tsx'
import { sectionFold } from '@/features/content/prose.tsx'
import { DeadlineCalendar } from '@/features/deadlines/deadline-calendar.tsx'
import { RULES_CHECKED_ON } from '@/shared/deadlines/rule-dates.ts'
import { formatDay } from '@/shared/format-date.ts'

export default function DeadlinesPage() {
  return (
    <ToolPage
      head={guide}
      tool={<DeadlineCalendar />}
      note={<>Rules last checked on {noBreak(formatDay(RULES_CHECKED_ON))}.</>}
    >
      <Folds
        title="About the dates"
        folds={guide.sections.map(sectionFold)}
        className="tool-reference"
      />
    </ToolPage>
  )
}

import { noBreak } from '@/components/no-break.tsx'
import guide from '@/content/guides/deadlines.md'
import { ToolPage } from '@/features/content/tool-page.tsx'
import { Folds } from '@/features/content/folds.tsx'
import { DeadlineCalendar } from '@/features/deadlines/deadline-calendar.tsx'
import { RULES_CHECKED_ON } from '@/shared/deadlines/rule-dates.ts'
import { formatDay } from '@/shared/format-date.ts'

const FOLDS = guide.sections.map(({ id, heading, paragraphs }) => ({
  title: heading,
  id,
  content: paragraphs.map((text) => <p key={text}>{text}</p>),
}))

export default function DeadlinesPage() {
  return (
    <ToolPage
      head={guide}
      tool={<DeadlineCalendar />}
      note={<>Rules last checked on {noBreak(formatDay(RULES_CHECKED_ON))}.</>}
    >
      <Folds title="About the dates" folds={FOLDS} className="tool-reference" />
    </ToolPage>
  )
}

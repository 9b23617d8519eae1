import guide from '@/content/guides/withholding-check.md'
import { Folds } from '@/features/content/folds.tsx'
import { sectionFold } from '@/features/content/prose.tsx'
import { ToolPage } from '@/features/content/tool-page.tsx'
import { PaystubDrawing } from '@/features/tax/withholding/paystub-drawing.tsx'
import { WithholdingCheck } from '@/features/tax/withholding/withholding-check.tsx'
import { formatDay } from '@/shared/format-date.ts'
import { WITHHOLDING_CHECKED_ON } from '@/tax/data/checked-on.ts'

const YEAR = WITHHOLDING_CHECKED_ON.slice(0, 4)

export default function WithholdingCheckPage() {
  return (
    <ToolPage
      head={guide}
      tool={<WithholdingCheck />}
      note={`Withholding rates and forms for ${YEAR}, last checked on ${formatDay(WITHHOLDING_CHECKED_ON)}.`}
    >
      <div className="tool-reference">
        <Folds
          title="Good to know"
          folds={[
            { title: 'Where numbers 1 to 9 stand on a paystub', content: <PaystubDrawing /> },
            ...guide.sections.map(sectionFold),
          ]}
        />
      </div>
    </ToolPage>
  )
}

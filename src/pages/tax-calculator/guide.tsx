import guide from '@/content/guides/tax-calculator.md'
import { Folds } from '@/features/content/folds.tsx'
import { sectionFold } from '@/features/content/prose.tsx'

/** The text below the calculator. Loads after it. */
export default function GuideSection() {
  return (
    <div className="wrap py-[clamp(40px,4.4vw,56px)]">
      <Folds title="About the calculator" folds={guide.sections.map(sectionFold)} />
    </div>
  )
}

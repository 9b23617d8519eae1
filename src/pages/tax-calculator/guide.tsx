import { OfficeSheet } from '@/features/content/side-sheets.tsx'
import { Prose, ProseSection } from '@/features/content/prose.tsx'
import { Split } from '@/features/content/split.tsx'
import { CALCULATOR_GUIDE } from '@/content/guides/tax-calculator.ts'

/** The text below the calculator. Loads after it. */
export default function GuideSection() {
  return (
    <Split
      main={
        <Prose>
          {CALCULATOR_GUIDE.map((section) => (
            <ProseSection key={section.heading} section={section} />
          ))}
        </Prose>
      }
      side={<OfficeSheet />}
    />
  )
}

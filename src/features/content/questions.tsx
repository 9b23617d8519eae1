import { FoldChevron } from '@/components/fold-chevron'
import { Unbroken } from '@/components/unbroken'
import type { Question } from '@/content/types'
import { RichText } from './rich-text'

/** Questions as ruled rows that open. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <section>
      <h2>Questions</h2>
      <div className="mt-4 border-b border-rule">
        {questions.map(({ question, answer }, index) => (
          <details
            key={question}
            open={index === 0}
            className="open-on-paper group border-t border-rule"
          >
            <summary className="fold items-start py-4 font-[650]">
              <h3 className="mt-0! font-text text-ui leading-[1.4] font-[650] tracking-normal">
                <Unbroken text={question} />
              </h3>
              <FoldChevron className="no-print mt-0.5" />
            </summary>
            <p className="mt-0! pb-4.5 text-ink-2 md:pr-10">
              <RichText text={answer} />
            </p>
          </details>
        ))}
      </div>
    </section>
  )
}

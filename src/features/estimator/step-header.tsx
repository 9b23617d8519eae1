import { LAST_QUESTION, type QuestionStep, stepPercent } from './wizard-state'

const QUESTION_COUNT = LAST_QUESTION + 1

/** "Step n of 7", the percentage and seven ticks (R82, R83, D4). */
export function StepHeader({ step }: { step: QuestionStep }) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-baseline gap-x-2 gap-y-1 px-4.5 pt-4 md:px-6.5 md:pt-5">
      <h2 className="text-[1.125rem] xs:text-[1.25rem] md:text-[1.5rem]">Estimate your cost</h2>
      <p role="status" className="num text-micro font-semibold text-ink-2 md:text-small">
        Step {step + 1} of {QUESTION_COUNT} · {stepPercent(step)}%
      </p>
      <div
        role="progressbar"
        aria-label="Progress"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={stepPercent(step)}
        className="col-span-full mt-2.5 grid grid-cols-7 gap-1"
      >
        {Array.from({ length: QUESTION_COUNT }, (_, index) => (
          <i
            // oxlint-disable-next-line react/no-array-index-key -- seven fixed ticks
            key={index}
            className={
              index <= step
                ? 'h-1.5 bg-river transition-colors dark:bg-brass-fill'
                : 'h-1.5 bg-tint shadow-[inset_0_0_0_1px_var(--line)]'
            }
          />
        ))}
      </div>
    </div>
  )
}

import { StepObject } from './steps/step-object.tsx'
import type { StepId } from '@/shared/estimator/questions.ts'
import { STEP_IDS, stepNumber } from './steps.ts'

/** Which step of how many, the percentage, the question's object and a mark for each step (R82, R83, D4). */
export function StepHeader({ step }: { step: StepId }) {
  const number = stepNumber(step)
  const percent = Math.round((number / STEP_IDS.length) * 100)
  return (
    <div className="grid grid-cols-[1fr_auto] items-end gap-x-2 px-4.5 pt-3 md:px-6.5 md:pt-4">
      <div className="pb-2">
        <h2 className="text-[1.25rem] md:text-[1.5rem]">Estimate your cost</h2>
        <p role="status" className="num mt-0.5 text-micro font-semibold text-ink-2 md:text-small">
          Step {number} of {STEP_IDS.length} · {percent}%
        </p>
      </div>
      <StepObject step={step} />
      <div
        role="progressbar"
        aria-label="Progress"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="col-span-full grid auto-cols-fr grid-flow-col gap-1"
      >
        {STEP_IDS.map((id, index) => (
          <i
            key={id}
            className={
              index < number
                ? 'h-1.5 bg-river transition-colors dark:bg-brass-fill'
                : 'h-1.5 bg-tint shadow-[inset_0_0_0_1px_var(--line)]'
            }
          />
        ))}
      </div>
    </div>
  )
}

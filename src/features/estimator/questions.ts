import type { QuestionStep } from './wizard-state'

/** The seven questions, in order (specification, section 2 "Estimator wizard"). */
export const QUESTIONS: Record<QuestionStep, { title: string; hint?: string }> = {
  0: { title: 'What kind of return is it?' },
  1: { title: 'What income do you have?' },
  2: { title: 'Who is on the return?' },
  3: { title: 'Do you run a business?' },
  4: { title: 'Do you farm?' },
  5: { title: 'Do you rent out property?' },
  6: { title: 'Which other returns do you need?' },
}

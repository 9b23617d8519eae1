import type { QuestionStep } from './wizard-state'

/** The seven questions, in order (specification, section 2 "Estimator wizard"). */
export const QUESTIONS: Record<QuestionStep, string> = {
  0: 'What kind of return is it?',
  1: 'What income do you have?',
  2: 'Who is on the return?',
  3: 'Do you run a business?',
  4: 'Do you farm?',
  5: 'Do you rent out property?',
  6: 'Which other returns do you need?',
}

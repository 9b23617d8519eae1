import { preloadChunk } from '@/lib/lazy-loading.tsx'
import { later } from './steps/later.tsx'
import { ReturnTypeStep } from './steps/return-type-step.tsx'

/**
 * The wizard's steps, in order (specification, section 2 "Estimator wizard"). To add one, add a row here, a file with its
 * fields and its drawing in steps/later-object.tsx. The first step's fields come with the page, the others load later.
 */
export const STEPS = [
  {
    id: 'return-type',
    question: 'What kind of return is it?',
    Fields: ReturnTypeStep,
  },
  {
    id: 'income',
    question: 'What income do you have?',
    ...later(() => import('./steps/income-step.tsx')),
  },
  {
    id: 'family',
    question: 'Who is on the return?',
    ...later(() => import('./steps/family-step.tsx')),
  },
  {
    id: 'business',
    question: 'Do you run a business?',
    ...later(() => import('./steps/items-step.tsx')),
  },
  {
    id: 'farm',
    question: 'Do you farm?',
    ...later(() => import('./steps/items-step.tsx')),
  },
  {
    id: 'rental',
    question: 'Do you rent out property?',
    ...later(() => import('./steps/items-step.tsx')),
  },
  {
    id: 'state-local',
    question: 'Which other returns do you need?',
    ...later(() => import('./steps/state-local-step.tsx')),
  },
] as const

export type StepId = (typeof STEPS)[number]['id']
/** The results follow the last step. */
export type StepOrResults = StepId | 'results'

const ORDER: readonly StepOrResults[] = [...STEPS.map(({ id }) => id), 'results']

/** The next step, or the results after the last. */
export function stepAfter(step: StepOrResults): StepOrResults {
  return ORDER[ORDER.indexOf(step) + 1] ?? step
}

/** The step before, or the same for the first. */
export function stepBefore(step: StepOrResults): StepOrResults {
  return ORDER[ORDER.indexOf(step) - 1] ?? step
}

/** 1 for the first step. */
export function stepNumber(step: StepId): number {
  return ORDER.indexOf(step) + 1
}

/** The step with that id, or else the first. */
export function findStep(id: unknown): (typeof STEPS)[number] {
  return STEPS.find((step) => step.id === id) ?? STEPS[0]
}

/** Reads a stored step. An unknown one, such as from an older version of the page, becomes the first. */
export function toStep(value: unknown): StepOrResults {
  return value === 'results' ? value : findStep(value).id
}

/** Loads the fields of all later steps ahead of time. */
export async function loadLaterSteps(): Promise<void> {
  await Promise.all(STEPS.flatMap((step) => ('load' in step ? preloadChunk(step.load) : [])))
}

import { CALL_US, OR_CALL_US } from '@/shared/call-us.ts'
import { type DeskAnswer, deskAnswers, deskResponseSchema } from '@/shared/contracts/office.ts'
import type { DeskAction } from '@/shared/contracts/office-actions.ts'
import type { callApi, Outcome, Problem } from '@/features/api/public.ts'
import { callSignedIn } from '@/features/auth/public.ts'
import { askForCode } from './code-request.ts'

type Name = DeskAction['action']
export type Action<Name extends DeskAction['action']> = Extract<DeskAction, { action: Name }>

/** Runs an action of the desk with the current session. If it needs a new code, asks for one and goes on. */
export async function runAction<Chosen extends Name>(
  action: Action<Chosen>,
): Promise<Outcome<DeskAnswer<Chosen>>> {
  const outcome = await sendAction(action)
  if (outcome.isOk || outcome.problem.code !== 'code_needed') return outcome
  return (await askForCode(outcome.problem.message)) ? sendAction(action) : outcome
}

async function sendAction<Chosen extends Name>(
  action: Action<Chosen>,
): Promise<Outcome<DeskAnswer<Chosen>>> {
  const outcome = await callDesk('/api/office', {
    method: 'POST',
    body: action,
    schema: deskAnswers[action.action],
  })
  // The schema matches the action.
  return outcome as Outcome<DeskAnswer<Chosen>>
}

/** Runs an action that only reads, for a query. @throws DeskError */
export async function readAction<Chosen extends Name>(
  action: Action<Chosen>,
): Promise<DeskAnswer<Chosen>> {
  const outcome = await runAction(action)
  if (!outcome.isOk) throw new DeskError(outcome.problem)
  return outcome.data
}

/** Thrown when the desk, or a part of it, cannot be loaded. */
export class DeskError extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.message)
    this.problem = problem
  }
}

/** Loads the desk's data for some days. @throws DeskError */
export async function readDesk(from: string, days: number) {
  const outcome = await callDesk(`/api/office?from=${from}&days=${days}`, {
    schema: deskResponseSchema,
  })
  if (!outcome.isOk) throw new DeskError(outcome.problem)
  return outcome.data
}

/** Calls the desk's function with the current session. What did not work is said without "call us": these are us. */
const callDesk: typeof callApi = async (path, options) => {
  const outcome = await callSignedIn(path, options)
  if (outcome.isOk) return outcome
  const message = outcome.problem.message.replace(OR_CALL_US, '').replace(` ${CALL_US}`, '')
  return { isOk: false, problem: { ...outcome.problem, message } }
}

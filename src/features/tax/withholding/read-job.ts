import { addDays } from '@/shared/iso-date.ts'
import type { FormW4, PayFrequency } from '@/tax/withholding/paycheck.ts'
import type { Job } from '@/tax/withholding/project-job.ts'
import { readField } from '../calculator/answers.ts'
import { asks, defaultOf, JOB_FIELDS, type JobAnswers, type JobFieldId } from './job-fields.ts'

/** What the household says about every job: the year, its district, and the W-4 status that fits its return. */
export type Household = {
  year: number
  district?: Job['district']
  status: FormW4['status']
}

/** Error messages by field. */
export type JobErrors = Readonly<Partial<Record<keyof JobAnswers, string>>>

/** A pay period ends at most this many days before it is paid. */
const LONGEST_LAG = 45

/**
 * Reads a job's answers. Without an error or a missing answer there is a job; what is not answered is 0, and the W-4
 * says what fits the return.
 */
export function readJob(
  answers: JobAnswers,
  household: Household,
): { job: Job | null; errors: JobErrors } {
  const isAsked = (id: JobFieldId) => asks(id, answers)
  const errors: Record<string, string> = { ...dateErrors(answers, household.year) }
  const numbers: Partial<Record<JobFieldId, number>> = {}
  for (const id of Object.keys(JOB_FIELDS) as JobFieldId[]) {
    const { value, error } = readField(JOB_FIELDS[id], answers[id] ?? defaultOf(id))
    if (!isAsked(id)) continue
    if (error === undefined) numbers[id] = value
    else errors[id] = error
  }
  const amount = (id: JobFieldId) => numbers[id] ?? 0
  if (amount('grossToDate') > 0 && amount('grossToDate') < amount('gross')) {
    errors['grossToDate'] = 'The year to date includes this paycheck, so it cannot be less.'
  }
  if (amount('retirement') + amount('health') > amount('gross')) {
    errors['retirement'] = 'More than the gross pay cannot be taken out of it.'
  }
  const { payday = '' } = answers
  const isReady = payday !== '' && amount('gross') > 0 && amount('grossToDate') > 0
  if (!isReady || Object.keys(errors).length > 0) return { job: null, errors }
  const isPension = answers.kind === 'pension'
  const district = amount('districtToDate') > 0 ? household.district : undefined
  return {
    errors,
    job: {
      kind: isPension ? 'pension' : 'wages',
      frequency: (answers.frequency ?? 'biweekly') as PayFrequency,
      payday,
      periodEnd: answers.periodEnd || payday,
      endsOn: answers.endsOn || undefined,
      gross: amount('gross'),
      retirement: amount('retirement'),
      health: amount('health'),
      toDate: {
        gross: amount('grossToDate'),
        retirement: amount('retirementToDate'),
        health: amount('healthToDate'),
        withheld: {
          federal: amount('federalToDate'),
          ohio: amount('ohioToDate'),
          district: amount('districtToDate'),
          town: amount('townToDate'),
        },
      },
      bonus: amount('bonus'),
      w4: {
        isOld: answers.isOld === 'yes',
        status: (answers.w4Status as FormW4['status'] | undefined) ?? household.status,
        isExempt: answers.isExempt === 'yes',
        hasTwoJobs: answers.hasTwoJobs === 'yes',
        credits: amount('credits'),
        otherIncome: amount('otherIncome'),
        deductions: amount('deductions'),
        extra: amount('extra'),
        allowances: amount('allowances'),
      },
      it4: { exemptions: amount('exemptions'), extra: amount('ohioExtra') },
      ohioAskedFor: amount('ohioAskedFor'),
      district,
      townRate: amount('townRate'),
    },
  }
}

function dateErrors(
  { payday = '', periodEnd = '', endsOn = '' }: JobAnswers,
  year: number,
): JobErrors {
  const isThisYear = payday === '' || payday.startsWith(String(year))
  const isNear = periodEnd <= payday && periodEnd >= addDays(payday || '2000-01-01', -LONGEST_LAG)
  return {
    ...(!isThisYear && {
      payday: `Take a paystub of ${year}: its year to date begins in January.`,
    }),
    ...(payday &&
      periodEnd &&
      !isNear && { periodEnd: 'The pay period ends on the payday or up to 45 days before it.' }),
    ...(payday &&
      endsOn &&
      !endsOn.startsWith(String(year)) && { endsOn: `Use a day in ${year}.` }),
  }
}

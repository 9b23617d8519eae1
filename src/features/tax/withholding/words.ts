import type { FormW4 } from '@/tax/withholding/paycheck.ts'

/** The boxes of step 1(c), in the form's words. */
export const STATUS_WORDS: Record<FormW4['status'], string> = {
  single: 'Single or married filing separately',
  marriedFilingJointly: 'Married filing jointly',
  headOfHousehold: 'Head of household',
}

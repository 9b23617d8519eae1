import type { FormW4 } from '@/tax/withholding/paycheck.ts'

/** The boxes of step 1(c), in the form's words. */
export const STATUS_WORDS: Record<FormW4['status'], string> = {
  single: 'Single or married filing separately',
  marriedFilingJointly: 'Married filing jointly',
  headOfHousehold: 'Head of household',
}

/** What the check leaves out. */
export const LEFT_OUT = [
  'Part-time and seasonal jobs are taken to go on like the last paystub until they end or the year does.',
  'A pension’s form W-4P with other jobs or pensions in step 2(b), and the lines of Ohio’s form IT 4P.',
  'Nonresident aliens, whose employers add an amount before they withhold.',
  'Town returns: what is withheld for a town is taken from the paystub, and its balance is not worked out here.',
  'Wages that another state taxes. People who live in Indiana, Kentucky, Michigan, Pennsylvania or West Virginia owe Ohio nothing on wages.',
  'Whether exemptions lower a school district’s tax on a bonus: we take the plain rate.',
] as const

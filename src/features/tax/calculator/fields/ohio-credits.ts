import { ageOf, type AnswerTexts, type Field, isAnyTyped, isTyped, MAX_PEOPLE } from './field.ts'

/** The lump sum distribution credit is for people aged 65 or older (R.C. 5747.055(G)). */
const DISTRIBUTION_AGE = 65

function hasLumpSum(answers: AnswerTexts): boolean {
  return Boolean(answers['lumpSumRetirement'] ?? answers['claimsLumpSumDistribution'])
}

function isOldEnough(answers: AnswerTexts): boolean {
  // A spouse's age stays among the answers when the return is no longer joint.
  const isJoint = answers['filingStatus'] === 'marriedFilingJointly'
  const ages = isJoint ? ['age', 'spouse.age'] : ['age']
  return ages.some((id) => ageOf(answers, id) >= DISTRIBUTION_AGE)
}

/** Credits for what someone paid, and for the tax of other states. */
export const OHIO_CREDIT_FIELDS = {
  otherStateIncome: {
    kind: 'money',
    label: 'income another state taxes too',
    hint: 'Not wages earned in IN, KY, MI, PA or WV',
  },
  otherStateTax: {
    kind: 'money',
    label: 'that state’s tax on it',
    hint: 'From its return, after credits; not what was withheld',
    isAsked: isTyped('otherStateIncome'),
  },
  homeSchoolStudents: {
    kind: 'count',
    max: MAX_PEOPLE,
    label: 'children taught at home',
    hint: 'With costs of at least $250 each',
  },
  privateSchoolTuition: {
    kind: 'money',
    label: 'tuition of a nonchartered, nonpublic school',
  },
  scholarshipGifts: {
    kind: 'money',
    perPerson: true,
    label: 'gifts to certified scholarship organizations',
    hint: 'Up to $750 each is credited',
  },
  campaignGifts: {
    kind: 'money',
    label: 'gifts to candidates for Ohio offices',
    hint: 'Credited for the last time in 2025',
    isAsked: ({ taxYear }) => taxYear === '2025',
  },
  displacedTraining: {
    kind: 'money',
    perPerson: true,
    label: 'job training after losing a job',
    hint: 'Within 12 months of losing it; half is credited, up to $500',
  },
  lumpSumRetirement: {
    kind: 'money',
    label: 'of the pensions: a whole plan paid out in one year',
    hint: 'On retirement; in place of the retirement income credit, once in a lifetime',
    isAsked: isAnyTyped('pensionAndIra', 'spouse.pensionAndIra'),
  },
  claimsLumpSumDistribution: {
    kind: 'check',
    label: 'I claim the lump sum distribution credit',
    hint: 'In place of the senior credit of all later years, once in a lifetime',
    isAsked: isOldEnough,
  },
  lifeYears: {
    kind: 'years',
    label: 'years of life in the booklet’s table',
    hint: 'IT 1040 booklet, lump sum credits: 25.0 at 59, 20.0 at 65',
    isAsked: hasLumpSum,
  },
} as const satisfies Record<string, Field>

import {
  ageOf,
  type AnswerTexts,
  check,
  count,
  each,
  type Field,
  isAnyTyped,
  isTyped,
  money,
  years,
} from './field.ts'

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
  otherStateIncome: money('income another state taxes too', {
    hint: 'Not wages earned in IN, KY, MI, PA or WV',
  }),
  otherStateTax: money('that state’s tax on it', {
    hint: 'From its return, after credits; not what was withheld',
    isAsked: isTyped('otherStateIncome'),
  }),
  homeSchoolStudents: count('children taught at home', {
    hint: 'With costs of at least $250 each',
  }),
  privateSchoolTuition: money('tuition of a nonchartered, nonpublic school'),
  scholarshipGifts: each.money('gifts to certified scholarship organizations', {
    hint: 'Up to $750 each is credited',
  }),
  campaignGifts: money('gifts to candidates for Ohio offices', {
    hint: 'Credited for the last time in 2025',
    isAsked: ({ taxYear }) => taxYear === '2025',
  }),
  displacedTraining: each.money('job training after losing a job', {
    hint: 'Within 12 months of losing it; half is credited, up to $500',
  }),
  lumpSumRetirement: money('of the pensions: a whole plan paid out in one year', {
    hint: 'On retirement; in place of the retirement income credit, once in a lifetime',
    isAsked: isAnyTyped('pensionAndIra', 'spouse.pensionAndIra'),
  }),
  claimsLumpSumDistribution: check('I claim the lump sum distribution credit', {
    hint: 'In place of the senior credit of all later years, once in a lifetime',
    isAsked: isOldEnough,
  }),
  lifeYears: years('years of life in the booklet’s table', {
    hint: 'IT 1040 booklet, lump sum credits: 25.0 at 59, 20.0 at 65',
    isAsked: hasLumpSum,
  }),
} satisfies Record<string, Field>

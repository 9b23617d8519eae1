import {
  type AnswerTexts,
  amountOf,
  choices,
  type Field,
  isAboveZero,
  isAnyTyped,
  isTyped,
} from './field.ts'

const BASES = choices({ traditional: 'All income', earnedIncome: 'Earned income' })

const hasWinnings = isAnyTyped('gamblingWinnings', 'spouse.gamblingWinnings')

const hasWorkTown = isTyped('villageRate', 'wagesTaxedElsewhere')

/** Whether the other work towns leave wages for one more. A person with a single W-2 has none left. */
function hasOtherWages(answers: AnswerTexts, ...taxed: string[]): boolean {
  const left = taxed.reduce(
    (rest, id) => rest - amountOf(answers, id),
    amountOf(answers, 'wages') + amountOf(answers, 'spouse.wages'),
  )
  return isTyped(...taxed)(answers) && left > 0
}

function hasSecondTown(answers: AnswerTexts): boolean {
  return hasWorkTown(answers) && hasOtherWages(answers, 'wagesTaxedElsewhere')
}

function hasThirdTown(answers: AnswerTexts): boolean {
  const taxed = ['wagesTaxedElsewhere', 'wagesTaxedElsewhere2']
  return hasSecondTown(answers) && hasOtherWages(answers, ...taxed)
}

/** With one W-2, its town's tax is what is withheld. With more, each has its own rate. */
const hasSeveralTowns = (answers: AnswerTexts) =>
  hasSecondTown(answers) && isTyped('wagesTaxedElsewhere2')(answers)

const hasThreeTowns = (answers: AnswerTexts) =>
  hasThirdTown(answers) && isTyped('wagesTaxedElsewhere3')(answers)

/** School district, city or village. */
export const LOCAL_FIELDS = {
  districtRate: {
    kind: 'percent',
    label: 'school district tax rate',
    hint: 'Leave empty if there is none',
  },
  districtBase: {
    kind: 'choice',
    label: 'what the district taxes',
    options: BASES,
    isAsked: isTyped('districtRate'),
  },
  districtPayments: {
    kind: 'money',
    label: 'school district tax withheld or paid',
    hint: 'W-2, box 19, where box 20 names the district; SD 100ES payments too',
    isAsked: isAnyTyped('districtRate', 'earlierDistrictRate'),
  },
  villageRate: {
    kind: 'percent',
    label: 'city or village tax rate',
    hint: 'Where you live; 0 in a township',
  },
  medicareWages: {
    kind: 'money',
    perPerson: true,
    label: 'Medicare wages',
    hint: 'W-2, box 5, or box 18 if larger. Leave empty if the same as box 1',
    isAsked: isTyped('villageRate'),
  },
  villagePayments: {
    kind: 'money',
    label: 'tax withheld or paid where you live',
    hint: 'W-2, box 19, where box 20 names your own town; estimates too',
    isAsked: isTyped('villageRate'),
  },
  townWinnings: {
    kind: 'choice',
    label: 'your town taxes gambling and lottery winnings',
    options: choices({ taxed: 'Yes, as most do', exempt: 'No' }),
    isAsked: (answers) => isTyped('villageRate')(answers) && hasWinnings(answers),
  },
  wagesTaxedElsewhere: {
    kind: 'money',
    ofJob: 'wages',
    label: 'wages taxed by the city where you work',
    hint: 'W-2, box 18, where box 20 names another town than your own',
    isAsked: isTyped('villageRate'),
  },
  workTownRate: {
    kind: 'percent',
    ofJob: 'rate',
    label: 'that city’s tax rate',
    hint: 'Leave empty if its tax is what was withheld',
    isAsked: hasSeveralTowns,
  },
  paidElsewhere: {
    kind: 'money',
    ofJob: 'paid',
    label: 'tax withheld for that city',
    hint: 'W-2, box 19, beside it',
    isAsked: hasWorkTown,
  },
  wagesTaxedElsewhere2: {
    kind: 'money',
    ofJob: 'wages',
    label: 'wages of a second W-2, taxed by another city',
    hint: 'Box 18 of the next job’s or your spouse’s W-2. The credit counts each on its own',
    isAsked: hasSecondTown,
  },
  workTownRate2: {
    kind: 'percent',
    ofJob: 'rate',
    label: 'tax rate of the second W-2’s city',
    isAsked: hasSeveralTowns,
  },
  paidElsewhere2: {
    kind: 'money',
    ofJob: 'paid',
    label: 'tax withheld for the second W-2’s city',
    hint: 'Box 19, beside it',
    isAsked: hasSeveralTowns,
  },
  wagesTaxedElsewhere3: {
    kind: 'money',
    ofJob: 'wages',
    label: 'wages of a third W-2, taxed by another city',
    isAsked: hasThirdTown,
  },
  workTownRate3: {
    kind: 'percent',
    ofJob: 'rate',
    label: 'tax rate of the third W-2’s city',
    isAsked: hasThreeTowns,
  },
  paidElsewhere3: {
    kind: 'money',
    ofJob: 'paid',
    label: 'tax withheld for the third W-2’s city',
    isAsked: hasThreeTowns,
  },
  creditShare: {
    kind: 'percent',
    label: 'share that your town credits',
    hint: 'As your town’s ordinance says. Leave empty for 100%; enter 0 for none',
    isAsked: hasWorkTown,
  },
  creditLimitRate: {
    kind: 'percent',
    label: 'highest rate it credits',
    hint: 'Leave empty for its own rate',
    isAsked: hasWorkTown,
  },
} as const satisfies Record<string, Field>

/** The earlier address of those who moved during the year. */
export const MOVED_FIELDS = {
  earlierDays: {
    kind: 'count',
    max: 364,
    label: 'days of the year at the earlier address',
    hint: 'In Ohio; before you moved',
  },
  earlierDistrictRate: {
    kind: 'percent',
    label: 'school district tax rate there',
    isAsked: isAboveZero('earlierDays'),
  },
  earlierDistrictBase: {
    kind: 'choice',
    label: 'what the district there taxes',
    options: BASES,
    isAsked: (answers) =>
      isAboveZero('earlierDays')(answers) && isTyped('earlierDistrictRate')(answers),
  },
  earlierVillageRate: {
    kind: 'percent',
    label: 'city or village tax rate there',
    hint: 'We take it to credit work towns as your town now does, up to its own rate',
    isAsked: isAboveZero('earlierDays'),
  },
} as const satisfies Record<string, Field>

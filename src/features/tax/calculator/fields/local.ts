import {
  amountOf,
  type AnswerTexts,
  choice,
  count,
  each,
  type Field,
  isAboveZero,
  isAnyTyped,
  isTyped,
  money,
  percent,
} from './field.ts'

const BASES = { traditional: 'All income', earnedIncome: 'Earned income' }

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
  districtRate: percent('school district tax rate', { hint: 'Leave empty if there is none' }),
  districtBase: choice('what the district taxes', BASES, { isAsked: isTyped('districtRate') }),
  districtPayments: money('school district tax withheld or paid', {
    hint: 'W-2, box 19, where box 20 names the district; SD 100ES payments too',
    isAsked: isAnyTyped('districtRate', 'earlierDistrictRate'),
  }),
  villageRate: percent('city or village tax rate', { hint: 'Where you live; 0 in a township' }),
  medicareWages: each.money('Medicare wages', {
    hint: 'W-2, box 5, or box 18 if larger. Leave empty if the same as box 1',
    isAsked: isTyped('villageRate'),
  }),
  villagePayments: money('tax withheld or paid where you live', {
    hint: 'W-2, box 19, where box 20 names your own town; estimates too',
    isAsked: isTyped('villageRate'),
  }),
  townWinnings: choice(
    'your town taxes gambling and lottery winnings',
    { taxed: 'Yes, as most do', exempt: 'No' },
    { isAsked: (answers) => isTyped('villageRate')(answers) && hasWinnings(answers) },
  ),
  wagesTaxedElsewhere: money('wages taxed by the city where you work', {
    ofJob: 'wages',
    hint: 'W-2, box 18, where box 20 names another town than your own',
    isAsked: isTyped('villageRate'),
  }),
  workTownRate: percent('that city’s tax rate', {
    ofJob: 'rate',
    hint: 'Leave empty if its tax is what was withheld',
    isAsked: hasSeveralTowns,
  }),
  paidElsewhere: money('tax withheld for that city', {
    ofJob: 'paid',
    hint: 'W-2, box 19, beside it',
    isAsked: hasWorkTown,
  }),
  wagesTaxedElsewhere2: money('wages of a second W-2, taxed by another city', {
    ofJob: 'wages',
    hint: 'Box 18 of the next job’s or your spouse’s W-2. The credit counts each on its own',
    isAsked: hasSecondTown,
  }),
  workTownRate2: percent('tax rate of the second W-2’s city', {
    ofJob: 'rate',
    isAsked: hasSeveralTowns,
  }),
  paidElsewhere2: money('tax withheld for the second W-2’s city', {
    ofJob: 'paid',
    hint: 'Box 19, beside it',
    isAsked: hasSeveralTowns,
  }),
  wagesTaxedElsewhere3: money('wages of a third W-2, taxed by another city', {
    ofJob: 'wages',
    isAsked: hasThirdTown,
  }),
  workTownRate3: percent('tax rate of the third W-2’s city', {
    ofJob: 'rate',
    isAsked: hasThreeTowns,
  }),
  paidElsewhere3: money('tax withheld for the third W-2’s city', {
    ofJob: 'paid',
    isAsked: hasThreeTowns,
  }),
  creditShare: percent('share that your town credits', {
    hint: 'As your town’s ordinance says. Leave empty for 100%; enter 0 for none',
    isAsked: hasWorkTown,
  }),
  creditLimitRate: percent('highest rate it credits', {
    hint: 'Leave empty for its own rate',
    isAsked: hasWorkTown,
  }),
} satisfies Record<string, Field>

/** The earlier address of those who moved during the year. */
export const MOVED_FIELDS = {
  earlierDays: count('days of the year at the earlier address', {
    max: 364,
    hint: 'In Ohio; before you moved',
  }),
  earlierDistrictRate: percent('school district tax rate there', {
    isAsked: isAboveZero('earlierDays'),
  }),
  earlierDistrictBase: choice('what the district there taxes', BASES, {
    isAsked: (answers) =>
      isAboveZero('earlierDays')(answers) && isTyped('earlierDistrictRate')(answers),
  }),
  earlierVillageRate: percent('city or village tax rate there', {
    hint: 'We take it to credit work towns as your town now does, up to its own rate',
    isAsked: isAboveZero('earlierDays'),
  }),
} satisfies Record<string, Field>

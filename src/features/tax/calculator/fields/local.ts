import { parseMoney } from '@/shared/parse-money.ts'
import { type AnswerTexts, choices, type Field, isTyped } from './field.ts'

/** Employers withhold Additional Medicare Tax from wages above this, in dollars (IRC §3102(f)). */
const WITHHELD_OVER = 200000

function mayBeWithheld({ wages = '' }: AnswerTexts): boolean {
  return (parseMoney(wages).value ?? 0) > WITHHELD_OVER
}

/** Payments, Ohio, school district, city or village. */
export const LOCAL_FIELDS = {
  estimatedPayments: {
    kind: 'money',
    label: 'federal estimated payments',
    hint: 'The four 1040-ES payments, all together',
  },
  medicareWithheld: {
    kind: 'money',
    perPerson: true,
    label: 'Additional Medicare Tax withheld',
    hint: 'W-2, box 6 less 1.45% of box 5. Leave empty with one employer: we count the 0.9% over $200,000',
    isAsked: mayBeWithheld,
  },
  ohioWithholding: { kind: 'money', label: 'Ohio tax withheld', hint: 'W-2, box 17' },
  ohioEstimatedPayments: {
    kind: 'money',
    label: 'Ohio estimated payments',
    hint: 'IT 1040ES payments, all together',
  },
  districtRate: {
    kind: 'percent',
    label: 'school district tax rate',
    hint: 'Leave empty if there is none',
  },
  districtBase: {
    kind: 'choice',
    label: 'what the district taxes',
    options: choices({ traditional: 'All income', earnedIncome: 'Earned income' }),
    isAsked: isTyped('districtRate'),
  },
  districtPayments: {
    kind: 'money',
    label: 'school district tax withheld or paid',
    hint: 'W-2, box 19, where box 20 names the district; SD 100ES payments too',
    isAsked: isTyped('districtRate'),
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
  wagesTaxedElsewhere: {
    kind: 'money',
    label: 'wages taxed by the city where you work',
    hint: 'W-2, box 18, where box 20 names another town than your own',
    isAsked: isTyped('villageRate'),
  },
  paidElsewhere: {
    kind: 'money',
    label: 'tax withheld for that city',
    hint: 'W-2, box 19, beside it',
    isAsked: isTyped('villageRate', 'wagesTaxedElsewhere'),
  },
  creditShare: {
    kind: 'percent',
    label: 'share that your town credits',
    hint: 'As your town’s ordinance says. Leave empty for 100%; enter 0 for none',
    isAsked: isTyped('villageRate', 'wagesTaxedElsewhere'),
  },
  creditLimitRate: {
    kind: 'percent',
    label: 'highest rate it credits',
    hint: 'Leave empty for its own rate',
    isAsked: isTyped('villageRate', 'wagesTaxedElsewhere'),
  },
} as const satisfies Record<string, Field>

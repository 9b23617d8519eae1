import { choices, type Field, isTyped } from './field'

/** Payments, Ohio, school district, city or village. */
export const LOCAL_FIELDS = {
  estimatedPayments: {
    kind: 'money',
    label: 'federal estimated payments',
    hint: 'The four 1040-ES payments, all together',
  },
  ohioWithholding: { kind: 'money', label: 'Ohio tax withheld', hint: 'W-2, box 17' },
  ohioEstimatedPayments: {
    kind: 'money',
    label: 'Ohio estimated payments',
    hint: 'School district payments too',
  },
  ohioAdditions: {
    kind: 'money',
    label: 'other Ohio additions',
    hint: 'Ohio Schedule of Adjustments',
  },
  ohioDeductions: {
    kind: 'money',
    label: 'other Ohio deductions',
    hint: 'Not Social Security or business income: those are taken off already',
  },
  districtRate: { kind: 'percent', label: 'school district tax rate', hint: 'Left empty: no tax' },
  districtBase: {
    kind: 'choice',
    label: 'what the district taxes',
    options: choices({ traditional: 'All income', earnedIncome: 'Earned income' }),
    isAsked: isTyped('districtRate'),
  },
  villageRate: { kind: 'percent', label: 'city or village tax rate', hint: 'Where you live' },
  wagesTaxedElsewhere: {
    kind: 'money',
    label: 'wages taxed by another city',
    hint: 'W-2, box 18, where you work',
    isAsked: isTyped('villageRate'),
  },
  paidElsewhere: {
    kind: 'money',
    label: 'tax paid to that city',
    hint: 'W-2, box 19',
    isAsked: isTyped('villageRate', 'wagesTaxedElsewhere'),
  },
  creditShare: {
    kind: 'percent',
    label: 'share of it your town credits',
    hint: 'Left empty: 100%',
    isAsked: isTyped('villageRate', 'wagesTaxedElsewhere'),
  },
  creditLimitRate: {
    kind: 'percent',
    label: 'highest rate it credits',
    hint: 'Left empty: its own rate',
    isAsked: isTyped('villageRate', 'wagesTaxedElsewhere'),
  },
} as const satisfies Record<string, Field>

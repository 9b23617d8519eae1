import { type Field, isAnyTyped, isTyped } from './field.ts'

/** Business, farm, tips and overtime. */
export const WORK_FIELDS = {
  selfEmployment: {
    kind: 'money',
    canBeNegative: true,
    perPerson: true,
    label: 'business profit or loss',
    hint: 'Schedule C, after expenses',
  },
  farm: {
    kind: 'money',
    canBeNegative: true,
    perPerson: true,
    label: 'farm profit or loss',
    hint: 'Schedule F, after expenses',
  },
  businessTips: {
    kind: 'money',
    perPerson: true,
    label: 'tips included in the business profit',
    hint: 'Cash tips in an occupation on the IRS list, not of a service trade; they count up to the net profit',
    isAsked: isTyped('selfEmployment'),
  },
  properties: {
    kind: 'worksheet',
    label: 'depreciation worksheet',
    isAsked: isAnyTyped('selfEmployment', 'spouse.selfEmployment', 'farm', 'spouse.farm'),
  },
  selfEmployedHealthInsurance: {
    kind: 'money',
    perPerson: true,
    label: 'self-employed health insurance',
  },
  selfEmployedRetirement: {
    kind: 'money',
    perPerson: true,
    label: 'SEP plan contribution',
  },
  tips: {
    kind: 'money',
    perPerson: true,
    label: 'tips included in wages',
    hint: 'Qualified cash tips; those of your own business are asked beside its profit',
  },
  overtimePremium: {
    kind: 'money',
    perPerson: true,
    label: 'overtime premium included in wages',
    hint: 'Only the extra half of time and a half',
  },
} as const satisfies Record<string, Field>

import { DEPENDENT, FORM_1099, INVESTMENT_INCOME, ITEM_RATES } from '@/config/rates.ts'
import {
  type EstimatorForm,
  readItems,
  setHasItems,
  setItemLevel,
} from '@/shared/estimator/form.ts'

/** A change to a return that the results offer. */
export type WhatIf = {
  label: string
  /** To our price, in dollars. */
  adds: number
  isOn: (form: EstimatorForm) => boolean
  /** Neither on nor off: the return has something else of that kind, which the change would overwrite. */
  isOff: (form: EstimatorForm) => boolean
  set: (form: EstimatorForm, on: boolean) => EstimatorForm
}

/** The changes that most often come up, the likeliest first. */
export const WHAT_IFS: readonly WhatIf[] = [
  {
    label: 'A 1099',
    adds: FORM_1099.firm,
    isOn: (form) => form.has1099,
    isOff: (form) => !form.has1099,
    set: (form, has1099) => ({ ...form, has1099 }),
  },
  {
    label: 'A rental under $10,000',
    adds: ITEM_RATES.rental.first.under10k.firm,
    isOn: (form) => form.hasRental && readItems(form, 'rental').levels.join() === 'under10k',
    isOff: (form) => !form.hasRental && readItems(form, 'rental').levels.length === 1,
    set: (form, on) => setItemLevel(setHasItems(form, 'rental', on), 'rental', 0, 'under10k'),
  },
  {
    label: 'Investment income',
    adds: INVESTMENT_INCOME.firm,
    isOn: (form) => form.hasInvestmentIncome,
    isOff: (form) => !form.hasInvestmentIncome,
    set: (form, hasInvestmentIncome) => ({ ...form, hasInvestmentIncome }),
  },
  {
    label: 'A dependent',
    adds: DEPENDENT.firm,
    isOn: (form) => form.dependentCount === 1,
    isOff: (form) => form.dependentCount === 0,
    set: (form, on) => ({ ...form, dependentCount: Number(on) }),
  },
]

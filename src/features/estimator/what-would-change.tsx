import { useState } from 'react'
import { RATES } from '@/config/rates.ts'
import {
  type EstimatorForm,
  readItems,
  setHasItems,
  setItemLevel,
} from '@/shared/estimator/form.ts'
import { formatDollars } from '@/shared/money.ts'
import type { WizardAction } from './wizard-state.ts'

/** A change to a return that the results offer. */
type WhatIf = {
  label: string
  /** To our price, in dollars. */
  adds: number
  isOn: (form: EstimatorForm) => boolean
  /** Neither on nor off: the return has something else of that kind, which the change would overwrite. */
  isOff: (form: EstimatorForm) => boolean
  set: (form: EstimatorForm, on: boolean) => EstimatorForm
}

/** The changes that most often come up, the likeliest first. */
const WHAT_IFS: readonly WhatIf[] = [
  {
    label: 'A 1099',
    adds: RATES.form1099.firm,
    isOn: (form) => form.has1099,
    isOff: (form) => !form.has1099,
    set: (form, has1099) => ({ ...form, has1099 }),
  },
  {
    label: 'A rental under $10,000',
    adds: RATES.rentals.first.under10k.firm,
    isOn: (form) => form.hasRental && readItems(form, 'rental').levels.join() === 'under10k',
    isOff: (form) => !form.hasRental && readItems(form, 'rental').levels.length === 1,
    set: (form, on) => setItemLevel(setHasItems(form, 'rental', on), 'rental', 0, 'under10k'),
  },
  {
    label: 'Investment income',
    adds: RATES.investmentIncome.firm,
    isOn: (form) => form.hasInvestmentIncome,
    isOff: (form) => !form.hasInvestmentIncome,
    set: (form, hasInvestmentIncome) => ({ ...form, hasInvestmentIncome }),
  },
  {
    label: 'A dependent',
    adds: RATES.dependents.each.firm,
    isOn: (form) => form.dependentCount === 1,
    isOff: (form) => form.dependentCount === 0,
    set: (form, on) => ({ ...form, dependentCount: Number(on) }),
  },
]

type WhatWouldChangeProps = {
  form: EstimatorForm
  dispatch: (action: WizardAction) => void
}

/**
 * Two things that are not on the return, with what each adds. A press puts it on the return like any other edit in the
 * results, so that no figure is for other answers (D50); a second press takes it off again.
 */
export function WhatWouldChange({ form, dispatch }: WhatWouldChangeProps) {
  // The same two stay while they are switched.
  const [offered] = useState(() => WHAT_IFS.filter(({ isOff }) => isOff(form)).slice(0, 2))
  const shown = offered.filter(({ isOn, isOff }) => isOn(form) || isOff(form))
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="what-ifs" className="no-print mt-4 max-md:mt-2.5">
      <h3 id="what-ifs" className="font-text text-small font-[650] tracking-normal">
        What would change it
      </h3>
      <div className="mt-1.5 grid grid-flow-col gap-2 max-[22em]:grid-flow-row">
        {shown.map(({ label, adds, isOn, set }) => (
          <button
            key={label}
            type="button"
            aria-pressed={isOn(form)}
            className="what-if flex min-h-11 items-center justify-between gap-2 rounded border px-2.5 text-left text-small leading-[1.2] underline-offset-3 hover:underline max-md:px-[9px] max-md:text-[0.875rem]"
            onClick={() => dispatch({ type: 'answer', patch: set(form, !isOn(form)) })}
          >
            <span>{label}</span> <b className="num flex-none font-[650]">+{formatDollars(adds)}</b>
          </button>
        ))}
      </div>
    </section>
  )
}

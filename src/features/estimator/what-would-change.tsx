import { useState } from 'react'
import { formatDollars } from '@/shared/money.ts'
import type { EstimatorForm } from '@/shared/estimator/form.ts'
import { WHAT_IFS } from './what-ifs.ts'
import type { WizardAction } from './wizard-state.ts'

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

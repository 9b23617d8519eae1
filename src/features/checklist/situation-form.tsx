import { Check, Plus } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { Button } from '@/components/ui/button.tsx'
import { passedEstimate } from '@/lib/with-estimate.ts'
import { importChunk, preloadChunk } from '@/lib/lazy-loading.tsx'
import { whenIdle } from '@/lib/when-idle.ts'
import type { Checklist } from './use-checklist.ts'
import { SITUATION_QUESTIONS } from './situations.ts'

const loadKept = () => import('./situation-from-answers.ts')

/** Five questions, each a row of buttons, and a button that fills in the price estimator's answers. */
export function SituationForm({ state, dispatch }: Pick<Checklist, 'state' | 'dispatch'>) {
  const [filled, setFilled] = useState<'yes' | 'nothing' | null>(null)

  // Ready when it is pressed, and without a connection.
  useEffect(() => whenIdle(() => void preloadChunk(loadKept)), [])
  const fill = async () => {
    const { situationKept } = await importChunk(loadKept)
    const ids = situationKept()
    if (ids) dispatch({ type: 'addSituations', ids })
    setFilled(ids ? 'yes' : 'nothing')
  }

  // Visitors who come from the estimate's results asked for this list.
  const { state: arrival } = useLocation()
  const onArrival = useEffectEvent(fill)
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- only the browser knows where the visitor came from
    if (passedEstimate(arrival) !== '') void onArrival()
  }, [arrival])

  return (
    <section aria-labelledby="situation-heading" className="grid gap-5">
      <div>
        <h2 id="situation-heading" className="text-[1.375rem]">
          Your situation
        </h2>
        <p className="mt-2 text-ui text-ink-2">
          Choose what fits you, and the list shows only the papers you need. Until then, it shows
          them all.
        </p>
        <Button
          variant="outline"
          size="sm"
          className="mt-3 max-md:w-full"
          onClick={() => void fill()}
        >
          Use my price estimator answers
        </Button>
        <div role="status" className="text-small">
          {filled === 'yes' && <p className="mt-2">Filled in. Please check each row.</p>}
          {filled === 'nothing' && (
            <p className="mt-2">
              There are no estimator answers in this tab.{' '}
              <Link to="/#estimate">Estimate your cost</Link> and come back, or choose what fits
              here.
            </p>
          )}
        </div>
      </div>
      {SITUATION_QUESTIONS.map(({ title, options }) => (
        <fieldset key={title} className="min-w-0">
          <legend className="mb-2 text-ui leading-[1.35] font-[650]">{title}</legend>
          <div className="flex flex-wrap gap-2">
            {options.map((option) => (
              <SituationChip
                key={option.id}
                label={option.label}
                isChosen={state.situation.includes(option.id)}
                onChange={(on) => dispatch({ type: 'setSituation', id: option.id, on })}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </section>
  )
}

type SituationChipProps = {
  label: string
  isChosen: boolean
  onChange: (on: boolean) => void
}

function SituationChip({ label, isChosen, onChange }: SituationChipProps) {
  return (
    <label className="relative inline-flex min-h-11 cursor-pointer items-center gap-2 rounded border border-line bg-sheet px-3.5 py-1.5 text-small leading-tight font-semibold hover:border-ink hover:bg-tint has-checked:border-river has-checked:bg-river has-checked:text-on-action has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus dark:has-checked:bg-river-tint dark:has-checked:text-ink dark:has-checked:shadow-[inset_0_0_0_2px_var(--brass-fill)]">
      <input
        type="checkbox"
        checked={isChosen}
        onChange={(event) => onChange(event.target.checked)}
        className="peer absolute inset-0 m-0 cursor-pointer opacity-0"
      />
      <Plus size={16} strokeWidth={2} className="flex-none peer-checked:hidden" />
      <Check size={16} strokeWidth={2.5} className="hidden flex-none peer-checked:block" />
      {label}
    </label>
  )
}

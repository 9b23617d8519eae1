import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '@/components/ui/button.tsx'
import { CALCULATOR_NOT_LOADED } from '@/content/phrases.ts'
import { importChunk } from '@/lib/lazy-loading.tsx'
import { toCalculatorAmounts } from './calculator-amounts.ts'
import type { FormDefinition } from './forms/form-definition.ts'
import { amountsOf, type ShownField } from './shown-field.ts'

export type FillCalculatorProps = {
  form: FormDefinition
  year: number | null
  fields: readonly ShownField[]
}

/** Fills the current amounts, including corrections, into this tab's tax calculator. */
export function FillCalculator({ form, year, fields }: FillCalculatorProps) {
  const navigate = useNavigate()
  const [hasFailed, setHasFailed] = useState(false)
  // A second tap while the calculator loads would add every amount again.
  const isBusy = useRef(false)
  const button = useRef<HTMLButtonElement>(null)
  const known = toCalculatorAmounts(form.kind, amountsOf(fields))
  if (!known) return null
  const boxes = form.fields.filter(({ id }) => known.fieldIds.includes(id)).map(({ box }) => box)

  async function fillCalculator({ amounts }: NonNullable<typeof known>) {
    if (isBusy.current) return
    isBusy.current = true
    try {
      const { addToCalculator } = await importChunk(() => import('@/features/tax/public.ts'))
      // Don’t navigate if the visitor has left the page.
      if (!button.current) return
      addToCalculator(amounts, year)
      await navigate('/resources/tax-calculator#calculator')
    } catch {
      isBusy.current = false
      setHasFailed(true)
    }
  }

  return (
    <section aria-label="Tax calculator">
      <Button
        ref={button}
        variant="outline"
        className="w-full text-balance"
        onClick={() => void fillCalculator(known)}
      >
        Use these amounts in the tax calculator
      </Button>
      <p role="status" className="mt-2 text-small text-ink-2">
        {hasFailed
          ? CALCULATOR_NOT_LOADED
          : `${boxes.length === 1 ? 'Box' : 'Boxes'} ${list(boxes)}, added to the amounts already there. They stay in this tab.`}
      </p>
    </section>
  )
}

function list(words: readonly string[]): string {
  return new Intl.ListFormat('en-US').format(words)
}

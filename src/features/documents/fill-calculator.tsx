import { Button } from '@/components/ui/button.tsx'
import { CALCULATOR_NOT_LOADED } from '@/lib/phrases.ts'
import { useFilledTool } from '@/lib/use-filled-tool.ts'
import { toCalculatorAmounts } from './calculator-amounts.ts'
import type { FormDefinition } from './forms.ts'
import { amountsOf, type ShownField } from './shown-field.ts'

type FillCalculatorProps = {
  form: FormDefinition
  year: number | null
  fields: readonly ShownField[]
}

const loadCalculator = () => import('@/features/tax/public.ts')

/** Fills the current amounts, including corrections, into this tab's tax calculator. */
export function FillCalculator({ form, year, fields }: FillCalculatorProps) {
  const { button, hasFailed, open } = useFilledTool(
    loadCalculator,
    '/resources/tax-calculator#calculator',
  )
  const isUnsure = ({ state }: ShownField) => state.kind === 'read' && state.level === 'low'
  const known = toCalculatorAmounts(
    form.kind,
    amountsOf(fields.filter((shown) => !isUnsure(shown))),
  )
  if (!known) return null
  const boxes = form.fields.filter(({ id }) => known.fieldIds.includes(id)).map(({ box }) => box)
  const leftOut = toCalculatorAmounts(form.kind, amountsOf(fields.filter(isUnsure)))

  return (
    <section aria-label="Tax calculator">
      <Button
        ref={button}
        variant="outline"
        className="w-full text-balance"
        onClick={() => void open(({ addToCalculator }) => addToCalculator(known.amounts, year))}
      >
        Use these amounts in the tax calculator
      </Button>
      <p role="status" className="mt-2 text-small text-ink-2">
        {hasFailed
          ? CALCULATOR_NOT_LOADED
          : `${boxes.length === 1 ? 'Box' : 'Boxes'} ${list(boxes)}, added to the amounts already there. They stay in this tab.${leftOut ? ' Unsure amounts are left out until you correct them.' : ''}`}
      </p>
    </section>
  )
}

function list(words: readonly string[]): string {
  return new Intl.ListFormat('en-US').format(words)
}

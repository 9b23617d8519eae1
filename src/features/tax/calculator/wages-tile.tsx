import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { Button } from '@/components/ui/button.tsx'
import { MoneyField } from '@/components/ui/money-field.tsx'
import { CALCULATOR_NOT_LOADED } from '@/lib/phrases.ts'
import { hasNoAmount, parseMoney } from '@/shared/parse-money.ts'
import { useReloadDraft } from '@/lib/use-reload-draft.ts'
import { importChunk } from '@/lib/lazy-loading.tsx'
import { showToast } from '@/lib/toast.ts'

const CALCULATOR = '/resources/tax-calculator'

/** Opens the calculator with the typed wages, or as it is if none are typed. */
export function WagesTile() {
  const [wages, setWages] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  useReloadDraft('wages', wages, setWages)
  const navigate = useNavigate()
  const { error } = parseMoney(wages, {})

  const open = async (event: FormEvent) => {
    event.preventDefault()
    setIsChecked(true)
    if (error) return
    try {
      if (!hasNoAmount(wages)) {
        const { startWithWages } = await importChunk(() => import('./add-to-calculator.ts'))
        startWithWages(wages)
      }
      void navigate(CALCULATOR)
    } catch {
      showToast(CALCULATOR_NOT_LOADED, 'error')
    }
  }

  return (
    <section className="board-tile board-wages grid min-w-0 grid-cols-2 flex-col border-b border-rule max-wide:col-span-full max-md:flex">
      <div>
        <h2 className="text-[1.625rem] leading-[1.2]">
          <Link to={CALCULATOR}>What will your tax come to?</Link>
        </h2>
        <p className="mt-1.5 text-ui leading-[1.45] text-ink-2">
          Federal and Ohio, with every line explained. Start with your wages.
        </p>
      </div>
      <form method="dialog" onSubmit={(event) => void open(event)} noValidate>
        <MoneyField
          label="Wages this year"
          value={wages}
          error={isChecked ? error : null}
          onChange={setWages}
        />
        <Button type="submit">Open the calculator</Button>
      </form>
    </section>
  )
}

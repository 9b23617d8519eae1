import { Check, TriangleAlert } from 'lucide-react'
import type { CheckResult } from './cross-checks.ts'

/** The sums a form must satisfy, computed from the fields' current values. */
export function CheckList({ checks }: { checks: readonly CheckResult[] }) {
  const done = checks.filter(({ outcome }) => outcome !== 'skipped')
  if (done.length === 0) return null
  return (
    <section className="mt-6" aria-live="polite">
      <h3>Do the boxes add up?</h3>
      <ul className="mt-2 grid gap-1.5">
        {done.map(({ rule, outcome }) => (
          <li key={rule} className="flex items-start gap-2.5 text-ui">
            {outcome === 'passed' ? (
              <Check size={20} strokeWidth={2} className="mt-0.5 flex-none text-river" />
            ) : (
              <TriangleAlert size={20} strokeWidth={2} className="mt-0.5 flex-none text-red" />
            )}
            <span>
              {rule}
              {outcome === 'passed'
                ? ': yes.'
                : ': no. One of these boxes was misread or misprinted.'}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

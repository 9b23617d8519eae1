import { Link } from 'react-router-dom'
import { OHIO_TAXES } from '@/content/ohio-business-taxes.ts'
import { richText } from '@/features/content/public.ts'
import type { Finding, Verdict } from './find-taxes.ts'
import { NextDate } from './next-date.tsx'

const GROUPS: readonly { verdict: Verdict; title: string }[] = [
  { verdict: 'applies', title: 'Applies' },
  { verdict: 'mayApply', title: 'May apply' },
  { verdict: 'choice', title: 'Your choice' },
]

/** The taxes by verdict. Taxes that don't apply come last, in short form. */
export function FindingList({ findings }: { findings: readonly Finding[] }) {
  const others = findings.filter(({ verdict }) => verdict === 'doesNotApply')
  return (
    <div className="grid gap-6 print:gap-3">
      {GROUPS.map(({ verdict, title }) => {
        const found = findings.filter((finding) => finding.verdict === verdict)
        return (
          found.length > 0 && (
            <section key={verdict}>
              <h3 className="font-text text-ui leading-snug font-[650] tracking-normal">
                {title} ({found.length})
              </h3>
              <ul className="mt-1.5">
                {found.map((finding) => (
                  <FindingRow key={finding.tax} finding={finding} />
                ))}
              </ul>
            </section>
          )
        )
      })}
      {others.length > 0 && (
        <section>
          <h3 className="font-text text-ui leading-snug font-[650] tracking-normal">
            Does not apply ({others.length})
          </h3>
          <ul className="mt-1.5 text-small text-ink-2">
            {others.map(({ tax, reason }) => (
              <li key={tax} className="border-t border-rule py-1.5">
                {taxOf(tax).name}: {reason}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function FindingRow({ finding }: { finding: Finding }) {
  const { tax, reason } = finding
  const { name, rate, dueRules } = taxOf(tax)
  return (
    <li className="border-t border-rule py-2.5 text-small leading-normal print:py-1">
      <Link to={`#${tax}`} className="text-ui font-[650]">
        {name}
      </Link>
      <p>{reason}</p>
      <p className="text-ink-2">
        {richText(rate)} <NextDate rules={finding.dueRules ?? dueRules} />
      </p>
    </li>
  )
}

function taxOf(id: Finding['tax']) {
  const tax = OHIO_TAXES.find((known) => known.id === id)
  if (!tax) throw new Error(`No tax "${id}" in src/content/ohio-business-taxes.ts`)
  return tax
}

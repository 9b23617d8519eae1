import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { FoldChevron } from '@/components/fold-chevron.tsx'
import guide from '@/content/guides/ohio-business-taxes.md'
import type { Deadline } from '@/shared/deadlines/rule-dates.ts'
import { formatDay } from '@/shared/format-date.ts'
import type { Finding } from './find-taxes.ts'
import { useUpcoming } from './next-date.tsx'

/** Sorts after every date. */
const LAST = '9999'

/** The taxes that apply by their next date, then the possible ones. Taxes that don't apply are folded. */
export function FindingList({ findings }: { findings: readonly Finding[] }) {
  const upcoming = useUpcoming()
  const dated = findings.map((finding) => ({
    finding,
    date: nextOf(finding, upcoming?.deadlines ?? [])?.date,
  }))
  dated.sort((a, b) => (a.date ?? LAST).localeCompare(b.date ?? LAST))
  const rowsOf = (verdict: Finding['verdict']) =>
    dated
      .filter(({ finding }) => finding.verdict === verdict)
      .map(({ finding, date }) => <FindingRow key={finding.tax} finding={finding} date={date} />)
  const others = findings.filter(({ verdict }) => verdict === 'doesNotApply')
  return (
    <div className="mt-4 border-b border-rule">
      <ul className="border-t-2 border-ink">{rowsOf('applies')}</ul>
      <Group title="May apply" rows={rowsOf('mayApply')} />
      <Group title="Your choice" rows={rowsOf('choice')} />
      {others.length > 0 && (
        <details className="group open-on-paper border-t border-rule">
          <summary className="fold text-ui font-[650] print:min-h-0">
            Does not apply ({others.length})
            <FoldChevron className="no-print" />
          </summary>
          <ul className="pb-3 text-small text-ink-2">
            {others.map(({ tax, reason }) => (
              <li key={tax} className="border-t border-rule py-1.5">
                {taxOf(tax).name}: {reason}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

function Group({ title, rows }: { title: string; rows: readonly ReactNode[] }) {
  if (rows.length === 0) return null
  return (
    <section className="border-t border-rule pt-2.5">
      <h3 className="pb-1.5 font-text text-small leading-snug font-[650] tracking-normal text-ink-2">
        {title} ({rows.length})
      </h3>
      <ul>{rows}</ul>
    </section>
  )
}

function FindingRow({ finding, date }: { finding: Finding; date: string | undefined }) {
  return (
    <li className="grid max-[18em]:block grid-cols-[3.75rem_minmax(0,1fr)] gap-x-3 border-t border-rule py-2 text-small leading-[1.4] first:border-t-0 print:py-1">
      <b className="num text-ui leading-[1.35] font-[650]">
        {date && <time dateTime={date}>{formatDay(date, 'short')}</time>}
      </b>
      <div>
        <Link to={`#${finding.tax}`} className="text-ui leading-[1.35] font-[650]">
          {taxOf(finding.tax).name}
        </Link>
        <p className="text-ink-2">{finding.reason}</p>
      </div>
    </li>
  )
}

/** The IDs of the deadline rules of a tax, for this business. */
export function rulesOf({ tax, dueRules }: Finding): readonly string[] {
  return dueRules ?? taxOf(tax).dueRules
}

/** The next of these deadlines, earliest first, that belongs to a tax. */
export function nextOf(finding: Finding, deadlines: readonly Deadline[]): Deadline | undefined {
  const rules = rulesOf(finding)
  return deadlines.find(({ rule }) => rules.includes(rule.id))
}

/** The guide's entry for a tax. */
export function taxOf(id: Finding['tax']) {
  const tax = guide.taxes.find((known) => known.id === id)
  if (!tax) throw new Error(`No tax "${id}" in src/content/guides/ohio-business-taxes.md`)
  return tax
}

import { Citations } from '@/components/citations.tsx'
import { FoldChevron } from '@/components/fold-chevron.tsx'
import { ExternalLink } from '@/components/ui/external-link.tsx'
import { noBreak } from '@/components/no-break.tsx'
import type { Situation } from '@/shared/deadlines/situations.ts'
import { UNDATED_DUTIES } from '@/shared/deadlines/undated.ts'

/** Duties of these situations whose day depends on an event or an office. With none chosen, lists all. */
export function UndatedList({ situations }: { situations: readonly Situation[] }) {
  const duties = UNDATED_DUTIES.filter(
    (duty) => situations.length === 0 || duty.situations.some((id) => situations.includes(id)),
  )
  if (duties.length === 0) return null
  return (
    <section aria-labelledby="undated">
      <details className="group open-on-paper border-b border-rule">
        <summary className="fold py-2 print:min-h-0">
          <h3 id="undated" className="text-[1.1875rem]">
            Due, but not on a fixed day
          </h3>
          <span className="flex flex-none items-center gap-3 text-small text-ink-2">
            {duties.length}
            <FoldChevron className="no-print" />
          </span>
        </summary>
        <p className="text-small text-ink-2">These are not in the calendar file.</p>
        <ul className="mt-2">
          {duties.map(({ name, when, source, link }) => (
            <li
              key={name}
              className="border-t border-rule py-3 text-ui leading-[1.45] print:break-inside-avoid print:py-1"
            >
              <p className="font-[650]">{name}</p>
              <p>{noBreak(when)}</p>
              <p className="text-small text-ink-2">
                Source:{' '}
                <ExternalLink href={link} hasIcon={false}>
                  <Citations text={source} />
                </ExternalLink>
              </p>
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}

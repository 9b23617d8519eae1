import { Citations } from '@/components/citations.tsx'
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
    <section aria-labelledby="undated" className="mt-10 print:mt-4">
      <h2 id="undated" className="text-[1.375rem]">
        Due, but not on a fixed day
      </h2>
      <p className="mt-1 text-small text-ink-2">These are not in the calendar file.</p>
      <ul className="mt-3 border-b border-rule">
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
    </section>
  )
}

import { clsx } from 'clsx'
import { Link } from 'react-router-dom'
import { FoldChevron } from '@/components/fold-chevron.tsx'
import { useCurrentSection } from '@/lib/use-current-section.ts'
import { SideSheet } from './side-sheets.tsx'

type ContentsProps = { entries: readonly { id: string; name: string }[] }

/** Links to the parts of a long page, beside them in wide windows. The current part is marked. */
export function ContentsSheet({ entries }: ContentsProps) {
  const current = useCurrentSection(entries)
  return (
    <nav aria-label="On this page" className="no-print max-lg:hidden">
      <SideSheet title="On this page">
        <ul className="mt-3 text-small">
          {entries.map(({ id, name }) => (
            <li key={id}>
              <Link
                to={`#${id}`}
                aria-current={id === current ? 'true' : undefined}
                className={clsx(
                  'inline-block py-1',
                  id === current && 'font-[650] text-ink decoration-brass decoration-2',
                )}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </SideSheet>
    </nav>
  )
}

/** The same between phones, where the parts themselves are folded, and wide windows: folded, before the text. */
export function FoldedContents({ entries }: ContentsProps) {
  return (
    <details className="group no-print mb-8 border-y border-rule max-md:hidden lg:hidden">
      <summary className="fold font-[650]">
        On this page
        <FoldChevron />
      </summary>
      <ul>
        {entries.map(({ id, name }) => (
          <li key={id} className="border-t border-rule">
            <Link to={`#${id}`} className="block py-2.5 no-underline">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}

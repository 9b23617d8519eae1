import { Link } from 'react-router-dom'
import { SideSheet } from './side-sheet'

export type ContentsSheetProps = { entries: readonly { id: string; name: string }[] }

/** Links to the parts of a long page, beside them in wide windows. */
export function ContentsSheet({ entries }: ContentsSheetProps) {
  return (
    <nav aria-label="On this page" className="no-print max-lg:hidden">
      <SideSheet title="On this page">
        <ul className="mt-3 text-small">
          {entries.map(({ id, name }) => (
            <li key={id}>
              <Link to={`#${id}`} className="inline-block py-1">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </SideSheet>
    </nav>
  )
}

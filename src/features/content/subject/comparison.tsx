import { noBreak } from '@/components/no-break.tsx'
import type { ContentTable } from '@/content/schemas/page.ts'
import { richText } from '../rich-text.tsx'

/** A small table that answers the industry's first question, below its heading. */
export function Comparison({ table: { caption, head, rows } }: { table: ContentTable }) {
  return (
    <table className="subject-versus names-above w-full table-fixed text-ui wrap-anywhere max-wide:text-small">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {head.map((cell, column) => (
            <th key={cell} scope="col" className="column-head">
              <span className={column === 0 ? 'sr-only' : undefined}>{noBreak(cell)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = '', ...cells]) => (
          <tr key={first}>
            <th scope="row">{richText(first)}</th>
            {cells.map((cell, index) => (
              <td key={head[index + 1]}>{richText(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

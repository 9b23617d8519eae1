import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { ContentSection, ContentTable, Text } from '@/content/schemas/page.ts'
import type { Fold } from './folds.tsx'
import { richText } from './rich-text.tsx'

/** A column of text. */
export function Prose({ children }: { children: ReactNode }) {
  return (
    <div className="max-w-measure [&_h2]:text-[1.75rem] [&_h2]:leading-[1.15] [&_h3]:mt-[1.5em] [&_p]:mt-[1.1em] [&>h2]:mt-[1.8em] [&>h2:first-child]:mt-0 [&>section]:mt-[3.15rem] print:[&>section]:mt-6 [&>section:first-child]:mt-0">
      {children}
    </div>
  )
}

/** A heading with its paragraphs, then its list, as a fold. */
export function sectionFold({ id, heading, paragraphs, list }: ContentSection): Fold {
  return {
    title: heading,
    id,
    content: (
      <>
        {paragraphs.map((text) => (
          <p key={text}>{richText(text)}</p>
        ))}
        {list && <DashList items={list} />}
      </>
    ),
  }
}

/** A list with short brass dashes. */
export function DashList({ items, className }: { items: readonly Text[]; className?: string }) {
  return (
    <ul className={clsx('mt-[1.1em]', className)}>
      {items.map((text) => (
        <li
          key={text}
          className="relative mt-[0.5em] pl-6.5 before:absolute before:top-[0.68em] before:left-0.5 before:w-3 before:border-t-2 before:border-brass"
        >
          {richText(text)}
        </li>
      ))}
    </ul>
  )
}

type DataTableProps = {
  table: ContentTable
  /**
   * Whether the table is set tighter on phones instead of scrolling. By default, only tables with few columns
   * are.
   */
  fitsPhones?: boolean
  /** For sentences: each row becomes a block on phones (prose-page.css). */
  isStacked?: boolean
}

const MAX_COLUMNS_ON_PHONES = 3

/** A cell no longer than a date stays on one line. */
const MAX_UNBROKEN_LENGTH = 12

/** A ruled table that scrolls inside its own box when the window is too narrow. */
export function DataTable({
  table,
  isStacked = false,
  fitsPhones = isStacked || table.head.length <= MAX_COLUMNS_ON_PHONES,
}: DataTableProps) {
  const isAmount = table.head.map((_, column) =>
    table.rows.every((cells) => cells[column]?.startsWith('$')),
  )
  return (
    <div
      className={clsx(
        'relative mt-[1.1em] overflow-x-auto first:mt-0',
        !fitsPhones && 'table-box',
        isStacked && 'stacked',
      )}
      role="region"
      aria-label={table.caption}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <table
        className={clsx(
          'w-full border-collapse text-ui',
          fitsPhones
            ? 'max-md:text-small max-md:[&_td]:px-1.5 max-md:[&_th]:px-1.5'
            : 'min-w-[34rem]',
        )}
      >
        <caption className="pb-2.5 text-left font-[650]">
          <span className="sticky left-0">{table.caption}</span>
        </caption>
        <thead>
          <tr>
            {table.head.map((cell, column) => (
              <th
                key={cell}
                scope="col"
                className={clsx(
                  'column-head px-3 py-2.5 first:pl-0.5',
                  isAmount[column] ? 'text-right' : 'text-left',
                )}
              >
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([first = '', ...cells]) => (
            <tr key={first}>
              <th
                scope="row"
                className="border-b border-rule py-2.5 pr-3 pl-0.5 text-left align-top font-semibold"
              >
                {richText(first)}
              </th>
              {cells.map((cell, index) => (
                <td
                  key={table.head[index + 1]}
                  data-head={isStacked ? table.head[index + 1] : undefined}
                  className={clsx(
                    'border-b border-rule px-3 py-2.5 align-top',
                    isAmount[index + 1] && 'num text-right',
                    cell.length <= MAX_UNBROKEN_LENGTH && 'whitespace-nowrap',
                  )}
                >
                  {richText(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

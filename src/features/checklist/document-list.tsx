import { FoldChevron } from '@/components/fold-chevron.tsx'
import { listedDocuments, notMineDocuments } from './checklist-state.ts'
import { DOCUMENT_GROUPS } from './documents.ts'
import { GroupSection, ListRow, RowButton } from './list-section.tsx'
import type { Checklist } from './use-checklist.ts'

/** The documents on the list, by group. Empty groups are left out, and all are folded until the list is shorter. */
export function DocumentList({ state, dispatch }: Pick<Checklist, 'state' | 'dispatch'>) {
  const listed = listedDocuments(state)
  const isReady = (id: string) => state.ready.includes(id)
  return DOCUMENT_GROUPS.map(({ title, documents }) => {
    const inGroup = documents.filter((document) => listed.includes(document))
    if (inGroup.length === 0) return null
    return (
      <GroupSection
        key={title}
        title={title}
        ready={inGroup.filter(({ id }) => isReady(id)).length}
        total={inGroup.length}
        isOpen={state.situation.length > 0}
      >
        {inGroup.map(({ id, label, hint }) => (
          <ListRow
            key={id}
            label={label}
            hint={hint}
            checked={isReady(id)}
            onChange={(on) => dispatch({ type: 'setReady', id, on })}
            removal={{
              label: 'Not mine',
              onClick: () => dispatch({ type: 'setNotMine', id, on: true }),
            }}
          />
        ))}
      </GroupSection>
    )
  })
}

/** Papers the visitor removed from the list, folded, with buttons to put them back. */
export function NotMineList({ state, dispatch }: Pick<Checklist, 'state' | 'dispatch'>) {
  const documents = notMineDocuments(state)
  if (documents.length === 0) return null
  return (
    <details className="no-print group border-t border-rule">
      <summary className="fold py-2 text-ui font-[650]">
        Not mine ({documents.length})
        <FoldChevron />
      </summary>
      <ul className="border-t border-rule">
        {documents.map(({ id, label }) => (
          <li
            key={id}
            className="flex items-center justify-between gap-3 border-b border-rule text-ui text-ink-2"
          >
            {label}
            <RowButton
              label="Put back"
              row={label}
              onClick={() => dispatch({ type: 'setNotMine', id, on: false })}
            />
          </li>
        ))}
      </ul>
    </details>
  )
}

import { listedDocuments } from './checklist-state'
import { DOCUMENT_GROUPS } from './documents'
import { GroupSection } from './group-section'
import { ListRow } from './list-row'
import type { Checklist } from './use-checklist'

/** The documents on the list, by group. Empty groups are left out. */
export function DocumentList({ state, dispatch }: Pick<Checklist, 'state' | 'dispatch'>) {
  const documents = listedDocuments(state)
  return DOCUMENT_GROUPS.map((group) => {
    const inGroup = documents.filter((document) => document.group === group.id)
    if (inGroup.length === 0) return null
    const isReady = (id: string) => state.ready.includes(id)
    return (
      <GroupSection
        key={group.id}
        title={group.title}
        ready={inGroup.filter(({ id }) => isReady(id)).length}
        total={inGroup.length}
      >
        {inGroup.map(({ id, label, hint }) => (
          <ListRow
            key={id}
            label={label}
            hint={hint}
            checked={isReady(id)}
            onChange={(on) => dispatch({ type: 'setReady', id, on })}
            takeAway={{
              words: 'Not mine',
              onClick: () => dispatch({ type: 'setNotMine', id, on: true }),
            }}
          />
        ))}
      </GroupSection>
    )
  })
}

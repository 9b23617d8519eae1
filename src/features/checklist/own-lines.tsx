import { type SubmitEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'
import { useKeptText } from '@/lib/kept-text'
import { OWN_LINE_MAX, OWN_LINES_MAX } from './checklist-state'
import { GroupSection } from './group-section'
import { ListRow } from './list-row'
import type { Checklist } from './use-checklist'

/** Lines the visitor wrote, and a field for one more. */
export function OwnLines({ state, dispatch }: Pick<Checklist, 'state' | 'dispatch'>) {
  const { ownLines } = state
  return (
    <>
      {ownLines.length > 0 && (
        <GroupSection
          title="Your own lines"
          ready={ownLines.filter(({ isReady }) => isReady).length}
          total={ownLines.length}
        >
          {ownLines.map(({ id, text, isReady }) => (
            <ListRow
              key={id}
              label={text}
              checked={isReady}
              onChange={(on) => dispatch({ type: 'setLineReady', id, on })}
              takeAway={{ words: 'Remove', onClick: () => dispatch({ type: 'removeLine', id }) }}
            />
          ))}
        </GroupSection>
      )}
      {ownLines.length < OWN_LINES_MAX ? (
        <AddLineForm onAdd={(text) => dispatch({ type: 'addLine', text })} />
      ) : (
        <p className="no-print mt-6 text-small text-ink-2">
          The list holds {OWN_LINES_MAX} lines of your own. Remove one to add another.
        </p>
      )}
    </>
  )
}

function AddLineForm({ onAdd }: { onAdd: (text: string) => void }) {
  const [text, setText] = useState('')
  useKeptText('checklistLine', text, setText)
  const add = (event: SubmitEvent) => {
    event.preventDefault()
    onAdd(text)
    setText('')
  }
  return (
    <form method="dialog" onSubmit={add} className="no-print mt-6">
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-0 flex-[1_1_18rem]">
          <TextField
            label="Add your own line"
            hint="What the paper is. Please no Social Security or account numbers."
            autoComplete="off"
            maxLength={OWN_LINE_MAX}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <Button type="submit" variant="outline" disabled={text.trim() === ''}>
          Add line
        </Button>
      </div>
    </form>
  )
}

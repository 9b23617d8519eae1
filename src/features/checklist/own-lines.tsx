import { type SubmitEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/button.tsx'
import { TextField } from '@/components/ui/text-field.tsx'
import { useReloadDraft } from '@/lib/use-reload-draft.ts'
import { MAX_OWN_LINE_LENGTH, MAX_OWN_LINES } from './checklist-state.ts'
import { GroupSection, ListRow } from './list-section.tsx'
import type { Checklist } from './use-checklist.ts'

/** Lines the visitor added, with a field for one more. */
export function OwnLines({ state, dispatch }: Pick<Checklist, 'state' | 'dispatch'>) {
  const { ownLines } = state
  // How many lines there were after the last addition.
  const [countWithAdded, setCountWithAdded] = useState(0)
  const added = ownLines.length === countWithAdded ? ownLines.at(-1) : undefined
  const fullNote = useRef<HTMLParagraphElement>(null)

  const add = (text: string) => {
    flushSync(() => {
      dispatch({ type: 'addLine', text })
      setCountWithAdded(ownLines.length + 1)
    })
    // The last line that fits replaces the form.
    fullNote.current?.focus()
  }

  return (
    <>
      {ownLines.length > 0 && (
        <GroupSection
          title="Your own lines"
          ready={ownLines.filter(({ isReady }) => isReady).length}
          total={ownLines.length}
          isOpen
        >
          {ownLines.map(({ id, text, isReady }) => (
            <ListRow
              key={id}
              label={text}
              checked={isReady}
              onChange={(on) => dispatch({ type: 'setLineReady', id, on })}
              removal={{ label: 'Remove', onClick: () => dispatch({ type: 'removeLine', id }) }}
            />
          ))}
        </GroupSection>
      )}
      {ownLines.length < MAX_OWN_LINES ? (
        <AddLineForm onAdd={add} />
      ) : (
        <p ref={fullNote} tabIndex={-1} className="no-print mt-6 text-small text-ink-2">
          The list holds {MAX_OWN_LINES} lines of your own. Remove one to add another.
        </p>
      )}
      <p role="status" className="no-print mt-2 text-small wrap-anywhere text-ink-2 empty:absolute">
        {added && `Added: ${added.text}`}
      </p>
    </>
  )
}

function AddLineForm({ onAdd }: { onAdd: (text: string) => void }) {
  const [text, setText] = useState('')
  useReloadDraft('checklistLine', text, setText)
  const field = useRef<HTMLInputElement>(null)
  const add = (event: SubmitEvent) => {
    event.preventDefault()
    // The button is disabled while the field is empty.
    field.current?.focus()
    onAdd(text)
    setText('')
  }
  return (
    <form method="dialog" onSubmit={add} className="no-print mt-4">
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-0 flex-[1_1_18rem]">
          <TextField
            ref={field}
            label="Add your own line"
            hint="Enter the paper’s name. No Social Security or account numbers, please."
            autoComplete="off"
            maxLength={MAX_OWN_LINE_LENGTH}
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

import { useState } from 'react'
import { FoldChevron } from '@/components/fold-chevron'
import { askedIds } from './answers'
import type { FieldGroup } from './field-groups'
import { FieldGrid, type FieldGridProps } from './field-grid'

export type DetailGroupProps = Omit<FieldGridProps, 'fields'> & { group: FieldGroup }

/** A group of more questions that opens on request. While closed, it shows how many are answered. */
export function DetailGroup({ group, answers, errors, onAnswer }: DetailGroupProps) {
  const [isOpen, setIsOpen] = useState(false)
  const ids = group.fields.flatMap((field) => askedIds(field, answers))
  const filled = ids.filter((id) => answers[id] !== undefined).length
  const wrong = ids.filter((id) => errors.has(id)).length
  return (
    <details
      className="group border-t border-rule last:border-b"
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className="fold py-3 font-[650]">
        <span>
          {group.title}
          {wrong > 0 ? (
            <span className="ml-2.5 text-small font-semibold text-red">{wrong} to correct</span>
          ) : (
            filled > 0 && (
              <span className="num ml-2.5 text-small font-normal text-ink-2">
                {filled} filled in
              </span>
            )
          )}
        </span>
        <FoldChevron size={18} />
      </summary>
      {isOpen && (
        <div className="grid gap-4 pt-1 pb-6">
          {group.text && <p className="text-small text-ink-2">{group.text}</p>}
          <FieldGrid fields={group.fields} answers={answers} errors={errors} onAnswer={onAnswer} />
        </div>
      )}
    </details>
  )
}

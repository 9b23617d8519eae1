import { useState } from 'react'
import { FoldChevron } from '@/components/fold-chevron.tsx'
import { FieldRow, type FieldRowProps } from './field-row.tsx'
import { isPrinted, type ShownField } from './shown-field.ts'

const idOf = ({ field }: ShownField) => field.id

type FieldListProps = Omit<FieldRowProps, 'shown'> & { fields: readonly ShownField[] }

/**
 * The boxes that were read, with the empty ones folded below. A row stays in place when it is filled in, since
 * moving it would drop the focus and the typed text.
 */
export function FieldList({ fields, ...rest }: FieldListProps) {
  const [bareIds] = useState(() => fields.filter((one) => !isPrinted(one)).map(idOf))
  const filled = fields.filter((one) => !bareIds.includes(idOf(one)))
  const bare = fields.filter((one) => bareIds.includes(idOf(one)))
  return (
    <>
      <ul className="mt-5 border-t-3 border-ink">
        {filled.map((shown) => (
          <FieldRow key={shown.field.id} shown={shown} {...rest} />
        ))}
      </ul>
      {bare.length > 0 && (
        <details className="group border-b border-rule">
          <summary className="fold text-ui font-[650]">
            Empty or not found ({bare.length})
            <FoldChevron size={18} />
          </summary>
          <ul>
            {bare.map((shown) => (
              <FieldRow key={shown.field.id} shown={shown} {...rest} />
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

import { FieldRow, type FieldRowProps } from './field-row.tsx'
import type { ShownField } from './shown-field.ts'

type FieldListProps = Omit<FieldRowProps, 'shown'> & { fields: readonly ShownField[] }

/**
 * The boxes that were read, with the empty ones folded below. A row stays in place when it is filled in, since
 * moving it would drop the focus and the typed text.
 */
export function FieldList({ fields, ...rest }: FieldListProps) {
  const isBare = ({ box }: ShownField) => box === null
  const [filled, bare] = [fields.filter((shown) => !isBare(shown)), fields.filter(isBare)]
  return (
    <>
      <ul className="mt-5 border-t border-rule">
        {filled.map((shown) => (
          <FieldRow key={shown.field.id} shown={shown} {...rest} />
        ))}
      </ul>
      {bare.length > 0 && (
        <details className="border-b border-rule">
          <summary className="min-h-12 cursor-pointer py-3 text-ui font-[650] hover:bg-tint">
            Empty or not found ({bare.length})
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

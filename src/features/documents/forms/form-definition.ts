export const FORM_KINDS = ['w2', '1099nec', '1099int', '1099div', '1098', 'ssa1099'] as const
export type FormKind = (typeof FORM_KINDS)[number]

export type FieldDefinition = {
  id: string
  /** The box on the form: "1a". */
  box: string
  /** The page's name for it. */
  name: string
  kind: 'money' | 'identity'
  /** What payers print at the box, in any of these wordings. */
  labels: readonly string[]
  canBeNegative?: boolean
}

export type FormDefinition = {
  /** The form's number as printed, which distinguishes it from similar forms, without hyphens and in lower case. */
  kind: FormKind
  /** "W-2" */
  shortName: string
  /** "Wage and Tax Statement" */
  title: string
  fields: readonly FieldDefinition[]
  /** Labels of boxes that are not read. They keep their amounts from other boxes. */
  otherLabels: readonly string[]
}

/** A row of a definition's field list. */
export const money = rowOf('money')

/** A row for an identity number, which is masked. */
export const identity = rowOf('identity')

function rowOf(kind: FieldDefinition['kind']) {
  return (id: string, box: string, name: string, ...otherWordings: string[]): FieldDefinition => ({
    id,
    box,
    name,
    kind,
    labels: [name, ...otherWordings],
  })
}

import json from '@/content/document-forms.json'
import type { DocumentForms } from '@/content/schemas/data.ts'

type Definition = DocumentForms['forms'][number]
type Field = Definition['fields'][number]

export type FormKind = Definition['kind']

export type FieldDefinition = Omit<Field, 'labels'> & {
  /** The page's name for it. */
  name: string
  /** What payers print at the box, in any of these wordings. */
  labels: readonly string[]
}

export type FormDefinition = Omit<Definition, 'fields'> & { fields: readonly FieldDefinition[] }

// The build checks the file.
const { federalTaxLabels, head1099, forms } = json as DocumentForms

/** The forms that can be read. */
export const FORMS: readonly FormDefinition[] = forms.map((form) => {
  const head = form.kind.startsWith('1099') ? head1099 : { fields: [], otherLabels: [] }
  return {
    ...form,
    fields: [...head.fields, ...form.fields].map(toDefinition),
    otherLabels: [...head.otherLabels, ...form.otherLabels],
  }
})

function toDefinition({ labels = federalTaxLabels, ...field }: Field): FieldDefinition {
  return { ...field, name: labels[0] ?? '', labels }
}

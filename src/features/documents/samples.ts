import type { FormKind } from './forms.ts'

export type Sample = {
  kind: FormKind
  /** In public/samples. */
  file: string
  name: string
  /** The kind of file. */
  source: string
}

/** Made-up documents to try the reader with. `npm run samples` makes the files. */
export const SAMPLES: readonly Sample[] = [
  { kind: 'w2', file: 'w-2.pdf', name: 'W-2', source: 'PDF with text' },
  { kind: '1099nec', file: '1099-nec.pdf', name: '1099-NEC', source: 'filled-in PDF form' },
  { kind: '1099int', file: '1099-int.jpg', name: '1099-INT', source: 'crooked scan' },
  { kind: '1099div', file: '1099-div.pdf', name: '1099-DIV', source: 'PDF with text' },
  { kind: '1098', file: '1098.pdf', name: '1098', source: 'scan inside a PDF' },
  { kind: 'ssa1099', file: 'ssa-1099.jpg', name: 'SSA-1099', source: 'crooked scan' },
]

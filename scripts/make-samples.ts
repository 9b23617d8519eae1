import { mkdirSync, writeFileSync } from 'node:fs'
import type { FormKind } from '../src/features/documents/forms.ts'
import { FORM_TEXTS } from '../local/forms/form-texts.ts'
import { drawForm, type Layout } from '../local/forms/layouts.ts'
import { makeValues } from '../local/forms/make-values.ts'
import { renderPdf, renderScannedPdf } from '../local/forms/render-pdf.ts'
import { renderScan } from '../local/forms/render-scan.ts'

/** Makes the sample documents of the document processing demo: npm run samples. */

const FOLDER = 'public/samples'
const SEED = 7

const draw = (kind: FormKind, layout: Layout) =>
  drawForm(layout, FORM_TEXTS[kind], makeValues(kind, SEED))
const scan = (kind: FormKind, layout: Layout) =>
  renderScan(draw(kind, layout), { skewDegrees: 1, noise: 8, seed: SEED })

const files: Record<string, Uint8Array> = {
  'w-2.pdf': await renderPdf(draw('w2', 'grid')),
  '1099-nec.pdf': await renderPdf(draw('1099nec', 'grid'), true),
  '1099-int.jpg': await scan('1099int', 'list'),
  '1099-div.pdf': await renderPdf(draw('1099div', 'compact')),
  '1098.pdf': await renderScannedPdf(await scan('1098', 'grid')),
  'ssa-1099.jpg': await scan('ssa1099', 'grid'),
}

mkdirSync(FOLDER, { recursive: true })
for (const [name, bytes] of Object.entries(files)) writeFileSync(`${FOLDER}/${name}`, bytes)
console.log(`${Object.keys(files).length} samples written to ${FOLDER}`)

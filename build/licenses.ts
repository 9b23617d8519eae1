import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Plugin } from 'vite'
import { OCR_PATH, PDF_PATH } from '../src/features/documents/engines/paths.ts'

/** Where Vite writes the licenses of the packages that it bundles. */
export const BUNDLED = 'licenses/packages.md'

/** What is served as it came, with the files that hold its licenses. Apache, MIT and OFL ask that they travel with it. */
const PARTS = [
  { name: 'Typefaces Besley and Public Sans', files: 'src/assets/fonts/OFL-*.txt', at: 'licenses' },
  { name: 'pdf.js', files: 'node_modules/pdfjs-dist/LICENSE', at: PDF_PATH.slice(1) },
  {
    name: 'The fonts of pdf.js',
    files: 'node_modules/pdfjs-dist/standard_fonts/LICENSE*',
    at: `${PDF_PATH.slice(1)}/standard_fonts`,
  },
  {
    name: 'The decoders of pdf.js',
    files: 'node_modules/pdfjs-dist/wasm/LICENSE*',
    at: `${PDF_PATH.slice(1)}/wasm`,
  },
  { name: 'tesseract.js', files: 'node_modules/tesseract.js/LICENSE.md', at: OCR_PATH.slice(1) },
  {
    name: 'What the worker of tesseract.js contains',
    files: 'node_modules/tesseract.js/dist/worker.min.js.LICENSE.txt',
    at: OCR_PATH.slice(1),
  },
  {
    name: 'The engine of tesseract.js, and its English data',
    files: 'node_modules/tesseract.js-core/LICENSE',
    at: OCR_PATH.slice(1),
  },
]

/** Copies the licenses of what the site serves into the build, and lists them in /licenses.txt. */
export function licenses(): Plugin {
  return {
    name: 'licenses',
    apply: 'build',
    generateBundle() {
      const lines = PARTS.map(({ name, files, at }) => {
        const sources = globSync(files).sort()
        if (sources.length === 0) throw new Error(`There is no license for ${name}: ${files}`)
        const paths = sources.map((source) => {
          const fileName = `${at}/${basename(source)}`
          this.emitFile({ type: 'asset', fileName, source: readFileSync(source) })
          return `  /${fileName}`
        })
        return [`${name}:`, ...paths].join('\n')
      })
      const source = [`Packages in the site's code:\n  /${BUNDLED}`, ...lines].join('\n\n')
      this.emitFile({ type: 'asset', fileName: 'licenses.txt', source: `${source}\n` })
    },
  }
}

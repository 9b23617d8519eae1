import { createReadStream, readdirSync, readFileSync } from 'node:fs'
import { basename, extname } from 'node:path'
import type { Plugin } from 'vite'
import { OCR_PATH, PDF_PATH } from '../src/features/documents/engines/paths.ts'

const MODULES = 'node_modules'
const PDFJS = `${MODULES}/pdfjs-dist`
const OCR = [
  'tesseract.js/dist/worker.min.js',
  'tesseract.js-core/tesseract-core-lstm.wasm.js',
  'tesseract.js-core/tesseract-core-simd-lstm.wasm.js',
  'tesseract.js-core/tesseract-core-relaxedsimd-lstm.wasm.js',
  '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz',
]
const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
}

/**
 * Serves the files that pdf.js and tesseract.js fetch at run time: straight from their packages in
 * development, as copies in a build.
 */
export function engineFiles(): Plugin {
  const files = listFiles()
  return {
    name: 'engine-files',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const source = files.get((request.url ?? '').replace(/\?.*/, ''))
        if (source === undefined) return next()
        response.setHeader('content-type', TYPES[extname(source)] ?? 'application/octet-stream')
        createReadStream(source).pipe(response)
      })
    },
    generateBundle() {
      for (const [path, source] of files) {
        this.emitFile({ type: 'asset', fileName: path.slice(1), source: readFileSync(source) })
      }
    },
  }
}

/** Maps URLs to files. */
function listFiles(): Map<string, string> {
  checkVersion('tesseract.js', OCR_PATH)
  checkVersion('tesseract.js-core', OCR_PATH)
  checkVersion('pdfjs-dist', PDF_PATH)
  const pdf = ['wasm', 'standard_fonts']
    .flatMap((folder) => readdirSync(`${PDFJS}/${folder}`).map((name) => `${folder}/${name}`))
    .filter((file) => !/\/(?:LICENSE|quickjs)/.test(file))
  return new Map([
    ...OCR.map((file) => [`${OCR_PATH}/${basename(file)}`, `${MODULES}/${file}`] as const),
    ...pdf.map((file) => [`${PDF_PATH}/${file}`, `${PDFJS}/${file}`] as const),
  ])
}

function checkVersion(name: string, path: string): void {
  const { version }: { version: string } = JSON.parse(
    readFileSync(`${MODULES}/${name}/package.json`, 'utf8'),
  )
  if (!path.endsWith(`/${version}`)) {
    throw new Error(`${name} is ${version} now: change its path in engines/paths.ts`)
  }
}

import { createReadStream, readdirSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import type { Plugin } from 'vite'
import { OCR_PATH, PDF_PATH } from '../src/features/documents/engines/paths.ts'

const MODULES = 'node_modules'
const CORES = ['tesseract-core-lstm', 'tesseract-core-simd-lstm', 'tesseract-core-relaxedsimd-lstm']
const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
  '.gz': 'application/octet-stream',
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

/** Address to file. */
function listFiles(): Map<string, string> {
  checkVersion('tesseract.js', OCR_PATH)
  checkVersion('tesseract.js-core', OCR_PATH)
  checkVersion('pdfjs-dist', PDF_PATH)
  const pdf = ['wasm', 'standard_fonts'].flatMap((folder) =>
    readdirSync(`${MODULES}/pdfjs-dist/${folder}`)
      .filter((name) => !name.startsWith('LICENSE') && !name.startsWith('quickjs'))
      .map(
        (name) =>
          [`${PDF_PATH}/${folder}/${name}`, `${MODULES}/pdfjs-dist/${folder}/${name}`] as const,
      ),
  )
  return new Map([
    [`${OCR_PATH}/worker.min.js`, `${MODULES}/tesseract.js/dist/worker.min.js`],
    ...CORES.map(
      (name) =>
        [`${OCR_PATH}/${name}.wasm.js`, `${MODULES}/tesseract.js-core/${name}.wasm.js`] as const,
    ),
    [
      `${OCR_PATH}/eng.traineddata.gz`,
      `${MODULES}/@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz`,
    ],
    ...pdf,
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

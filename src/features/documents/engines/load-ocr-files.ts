import { relaxedSimd, simd } from 'wasm-feature-detect'
import { failWith } from '../reading.ts'
import { OCR_PATH } from './paths.ts'

/** Approximate download size in bytes: the engine and its English language data. */
const EXPECTED_BYTES = 6_900_000

/**
 * Downloads the engine's large files ahead of its start, to show progress. The engine then finds them in the
 * browser's cache.
 * @param signal stops the download
 * @throws ReadError "notLoaded"
 */
export async function loadOcrFiles(
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<void> {
  const files = [`${await coreName()}.wasm.js`, 'eng.traineddata.gz']
  let loaded = 0
  const load = async (name: string) => {
    const response = await fetch(`${OCR_PATH}/${name}`, { signal })
    if (!response.ok || !response.body) throw new Error(`${name}: ${response.status}`)
    const reader = response.body.getReader()
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      loaded += part.value.byteLength
      onProgress(Math.min(1, loaded / EXPECTED_BYTES))
    }
  }
  await Promise.all(files.map(load)).catch(failWith('notLoaded'))
}

/** The build of the engine that it will choose for this browser. */
async function coreName(): Promise<string> {
  if (await relaxedSimd()) return 'tesseract-core-relaxedsimd-lstm'
  return (await simd()) ? 'tesseract-core-simd-lstm' : 'tesseract-core-lstm'
}

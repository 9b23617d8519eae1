import { importChunk } from '@/lib/lazy-loading.tsx'
import type { Ocr } from './ocr.ts'
import { loadOcrFiles } from './load-ocr-files.ts'

/** One start of the OCR engine. Aborting it stops the download. */
type Run = { ocr: Promise<Ocr>; controller: AbortController }

let running: Run | null = null

/**
 * Returns the OCR engine. It starts on first use and stays until stopEngine, so that a second document needs
 * no network. After a failure it is stopped, and the next document gets a new one.
 * @throws DOMException "AbortError" as soon as the signal aborts, which stops a working engine
 */
export async function startEngine(
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Pick<Ocr, 'readPage' | 'readNumber'>> {
  signal.throwIfAborted()
  running ??= start(onProgress)
  const run = running
  const orStopped = async <T>(work: () => Promise<T>) => {
    try {
      return await orAborted(work, signal)
    } catch (error) {
      stop(run)
      throw error
    }
  }
  const engine = await orStopped(() => run.ocr)
  return {
    readPage: (...given) => orStopped(() => engine.readPage(...given)),
    readNumber: (...given) => orStopped(() => engine.readNumber(...given)),
  }
}

/** Stops the engine or its download, and frees its memory. */
export function stopEngine(): void {
  if (running) stop(running)
}

function stop(run: Run): void {
  if (running === run) running = null
  run.controller.abort()
  void run.ocr.then(({ stop }) => stop()).catch(() => {})
}

function start(onProgress: (share: number) => void): Run {
  const controller = new AbortController()
  return { ocr: loadAndStart(controller.signal, onProgress), controller }
}

async function loadAndStart(
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Ocr> {
  const [{ startOcr }] = await Promise.all([
    importChunk(() => import('./ocr.ts')),
    loadOcrFiles(signal, onProgress),
  ])
  signal.throwIfAborted()
  return startOcr()
}

async function orAborted<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new DOMException('Cancelled', 'AbortError'))
    signal.addEventListener('abort', giveUp, { once: true })
    work()
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', giveUp))
  })
}

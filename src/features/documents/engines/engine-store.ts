import { loadPart } from '@/lib/stale-files'
import type { Ocr } from './ocr'
import { loadOcrFiles } from './load-ocr-files'

let running: Promise<Ocr> | null = null

/**
 * The reading program, started at the first use and kept until stopEngine, so that a second document
 * needs no network.
 * @throws DOMException "AbortError" as soon as the signal says so; a program at work is stopped
 */
export async function startEngine(
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Ocr> {
  running ??= start(onProgress).catch((error: unknown) => {
    running = null
    throw error
  })
  const engine = await orAborted(running, signal)
  return {
    readPage: (...given) => orAborted(engine.readPage(...given), signal),
    readNumber: (...given) => orAborted(engine.readNumber(...given), signal),
    stop: engine.stop,
  }
}

/** Ends the program and frees its memory. */
export function stopEngine(): void {
  void running?.then(({ stop }) => stop()).catch(() => {})
  running = null
}

async function start(onProgress: (share: number) => void): Promise<Ocr> {
  const [{ startOcr }] = await Promise.all([
    loadPart(() => import('./ocr')),
    loadOcrFiles(onProgress),
  ])
  return startOcr()
}

function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      stopEngine()
      reject(new DOMException('Cancelled', 'AbortError'))
    }
    signal.addEventListener('abort', giveUp, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp))
  })
}

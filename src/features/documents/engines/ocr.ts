import {
  createWorker,
  OEM,
  type OutputFormats,
  PSM,
  type Worker,
  type WorkerParams,
} from 'tesseract.js'
import { type Box, pad, type Word } from '../page-text.ts'
import { failWith, ReadError, type ReadProblem } from '../reading.ts'
import { crop, release } from './canvas.ts'
import { OCR_PATH } from './paths.ts'

/** Reads print from pictures, in its own worker. */
export type Ocr = {
  readPage: (page: HTMLCanvasElement, onProgress: (share: number) => void) => Promise<Word[]>
  /** Reads the number in one line of print, enlarged. */
  readNumber: (page: HTMLCanvasElement, box: Box) => Promise<string>
  /** Stops the worker and frees its memory. */
  stop: () => void
}

/** The engine does not always report failures. */
const MAX_READING_MS = 90_000
const DOTS_PER_INCH = 200
/** The engine reads letters of this height best, in pixels. */
const BEST_HEIGHT = 30
const MAX_ENLARGEMENT = 4
const BORDER = 24

/**
 * Starts the engine.
 * @throws ReadError "notLoaded" when its files cannot be loaded
 */
export async function startOcr(): Promise<Ocr> {
  let report: (share: number) => void = () => {}
  const starting = createWorker('eng', OEM.LSTM_ONLY, {
    workerPath: `${OCR_PATH}/worker.min.js`,
    corePath: OCR_PATH,
    langPath: OCR_PATH,
    workerBlobURL: false,
    cacheMethod: 'none',
    logger: ({ status, progress }) => {
      if (status === 'recognizing text') report(progress)
    },
    errorHandler: () => {},
  }).catch(failWith('notLoaded'))
  const worker = await limit(starting, 'notLoaded').catch((error: unknown) => {
    // Stop a worker that starts too late.
    void starting.then((started) => started.terminate()).catch(() => {})
    throw error
  })
  // Otherwise the engine logs its own guess to the console.
  await worker.setParameters({ user_defined_dpi: String(DOTS_PER_INCH) })
  return {
    async readPage(page, onProgress) {
      report = onProgress
      const { data } = await recognize(worker, page, PAGE_SETTINGS, { text: false, blocks: true })
      report = () => {}
      return wordsOf(data)
    },
    readNumber: (page, box) => readNumber(worker, page, box),
    stop: () => void worker.terminate(),
  }
}

/** Forms are scattered short texts, not columns. */
const PAGE_SETTINGS = { tessedit_pageseg_mode: PSM.SPARSE_TEXT, tessedit_char_whitelist: '' }
const NUMBER_SETTINGS = {
  tessedit_pageseg_mode: PSM.SINGLE_LINE,
  tessedit_char_whitelist: '0123456789.,-$X*()',
}

async function readNumber(worker: Worker, page: HTMLCanvasElement, box: Box): Promise<string> {
  const enlargement = Math.min(MAX_ENLARGEMENT, Math.max(1, BEST_HEIGHT / box.height))
  const part = crop(page, pad(box, 2), enlargement, BORDER)
  const { data } = await recognize(worker, part, NUMBER_SETTINGS)
  release(part)
  return data.text.trim()
}

/** @throws ReadError "tooSlow" or "engineFailed"; the worker is unusable after either */
function recognize(
  worker: Worker,
  picture: HTMLCanvasElement,
  settings: Partial<WorkerParams>,
  output?: Partial<OutputFormats>,
) {
  const work = async () => {
    await worker.setParameters(settings)
    return worker.recognize(picture, {}, output)
  }
  return limit(work().catch(failWith('engineFailed')))
}

type Page = Awaited<ReturnType<Worker['recognize']>>['data']

function wordsOf({ blocks }: Page): Word[] {
  const lines = (blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines))
  return lines.flatMap(({ words }) =>
    words.map(({ text, confidence, bbox: { x0, y0, x1, y1 } }) => ({
      text,
      confidence: confidence / 100,
      box: toLineBox(x0, y0, x1 - x0, y1 - y0),
    })),
  )
}

/** The engine's boxes touch the ink. Boxes of PDF text are as high as their lines. */
function toLineBox(x: number, y: number, width: number, height: number): Box {
  return { x, y: y - 0.15 * height, width, height: 1.35 * height }
}

async function limit<T>(work: Promise<T>, problem: ReadProblem = 'tooSlow'): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooSlow = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ReadError(problem)), MAX_READING_MS)
  })
  try {
    return await Promise.race([work, tooSlow])
  } finally {
    clearTimeout(timer)
  }
}

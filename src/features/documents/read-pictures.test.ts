import { beforeEach, expect, test, vi } from 'vitest'
import { startEngine } from './engines/engine-store.ts'
import type { Word } from './page-text.ts'
import { printWords } from '../../../tests/fixtures/print-words.ts'
import { ReadError } from './reading.ts'
import { readPictures } from './read-pictures.ts'

vi.mock('./engines/engine-store.ts', () => ({ startEngine: vi.fn() }))
vi.mock('./engines/canvas.ts', () => ({
  toGray: () => ({ data: new Uint8Array(1), width: 1, height: 1 }),
  contextOf: () => ({ resetTransform() {}, fillRect() {} }),
  release: () => {},
}))
vi.mock('./find-skew.ts', () => ({ findSkew: () => 0 }))
vi.stubGlobal('createImageBitmap', () => Promise.resolve({}))

const readPage = vi.fn<(page: HTMLCanvasElement) => Promise<Word[]>>()
beforeEach(() => {
  const readNumber = () => Promise.resolve({ text: '', confidence: 0 })
  vi.mocked(startEngine).mockReset().mockResolvedValue({ readPage, readNumber })
})

const LETTER = printWords('Dear customer, with this letter comes your form for the year.')
const FORM = printWords(
  'Form 1099-NEC',
  'Nonemployee compensation',
  '1 Nonemployee compensation 5,000.00',
  '4 Federal income tax withheld',
  '5 State tax withheld',
  '7 State income',
)

/** Reads a scan of these pages. */
function read(...pages: Word[][]) {
  const draws = pages.map((words) => () => {
    readPage.mockResolvedValueOnce(words)
    return Promise.resolve({ width: 1700, height: 2200 } as HTMLCanvasElement)
  })
  return readPictures(draws, { signal: new AbortController().signal, onProgress: () => {} })
}

test('reads a form on a later page of a scan', async () => {
  const { form, readings } = await read(LETTER, [], FORM)
  expect(form.shortName).toBe('1099-NEC')
  expect(readings.find(({ field }) => field.id === 'compensation')?.value?.cents).toBe(500_000)
})

test('skips a page that is too long and reports it if nothing else is found', async () => {
  const tooLong = () => Promise.reject(new ReadError('tooLong'))
  const options = { signal: new AbortController().signal, onProgress: () => {} }
  const draw = () => {
    readPage.mockResolvedValueOnce(FORM)
    return Promise.resolve({ width: 1700, height: 2200 } as HTMLCanvasElement)
  }
  expect((await readPictures([tooLong, draw], options)).form.shortName).toBe('1099-NEC')
  await expect(readPictures([tooLong], options)).rejects.toMatchObject({ problem: 'tooLong' })
})

test('reports a scan without a form', async () => {
  await expect(read(LETTER, [])).rejects.toMatchObject({ problem: 'unknownForm' })
  await expect(read([], [])).rejects.toMatchObject({ problem: 'blank' })
})

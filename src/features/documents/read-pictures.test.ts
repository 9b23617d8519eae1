import { beforeEach, expect, test, vi } from 'vitest'
import { startEngine } from './engines/engine-store.ts'
import type { Word } from './page-text.ts'
import { printPage } from '../../../tests/fixtures/print-page.ts'
import { printWords } from '../../../tests/fixtures/print-words.ts'
import { ReadError } from './reading.ts'
import { readPictures } from './read-pictures.ts'

vi.mock('./engines/engine-store.ts', () => ({ startEngine: vi.fn() }))
vi.mock('./engines/canvas.ts', () => ({
  evenLight: () => {},
  toGray: () => {
    const { ink } = printPage(LINES)
    return { ...ink, data: ink.data.map((isDark) => (isDark ? 0 : 255)) }
  },
  contextOf: () => ({ resetTransform() {}, fillRect() {} }),
  release: () => {},
  rotate: (page: Page) => page.turned ?? page,
}))
vi.mock('./find-skew.ts', () => ({ findSkew: () => 0 }))
vi.stubGlobal('createImageBitmap', () => Promise.resolve({}))

/** A picture, as it is and turned. */
type Page = { words: Word[]; turned?: Page }

const readPage = (page: unknown) => Promise.resolve((page as Page).words)
beforeEach(() => {
  const readNumber = () => Promise.resolve('5,000.00')
  vi.mocked(startEngine).mockReset().mockResolvedValue({ readPage, readNumber })
})

const LETTER = printWords('Dear customer, with this letter comes your form for the year.')
const LINES = [
  'Form 1099-NEC',
  'Nonemployee compensation',
  '1 Nonemployee compensation    5,000.00',
  '4 Federal income tax withheld',
  '5 State tax withheld',
  '7 State income',
]
const FORM = printWords(...LINES)

const OPTIONS = { signal: new AbortController().signal, onProgress: () => {} }
const draw = (page: Page) => () =>
  Promise.resolve({ ...page, width: 1700, height: 2200 } as unknown as HTMLCanvasElement)

/** Reads a scan of these pages. */
const read = (...pages: Word[][]) =>
  readPictures(
    pages.map((words) => draw({ words })),
    OPTIONS,
  )

test('reads a form on a later page of a scan', async () => {
  const { document, index } = await read(LETTER, [], FORM)
  expect(document.form.shortName).toBe('1099-NEC')
  expect(index).toBe(2)
  expect(document.fields.find(({ field }) => field.id === 'compensation')?.text).toBe('5,000.00')
})

test('names another form on an earlier page of a scan', async () => {
  const other = printWords(
    'Form 1099-R',
    '1 Gross distribution 5,000.00',
    '2a Taxable amount for the year',
  )
  expect((await read(other, FORM)).others).toEqual(['1099-R on page 1'])
})

test('skips a page that is too long and reports it if nothing else is found', async () => {
  const tooLong = () => Promise.reject(new ReadError('tooLong'))
  const form = draw({ words: FORM })
  const { document } = await readPictures([tooLong, form], OPTIONS)
  expect(document.form.shortName).toBe('1099-NEC')
  await expect(readPictures([tooLong], OPTIONS)).rejects.toMatchObject({ problem: 'tooLong' })
})

test('reports a scan without a form', async () => {
  await expect(read(LETTER, [])).rejects.toMatchObject({ problem: 'unknownForm' })
  await expect(read([], [])).rejects.toMatchObject({ problem: 'blank' })
})

test('turns a page until it has words', async () => {
  const garbled = printWords('|= ~ 7 _ ; i 1 ]')
  const page = { words: garbled, turned: { words: garbled, turned: { words: FORM } } }
  const { document } = await readPictures([draw(page)], OPTIONS)
  expect(document.form.shortName).toBe('1099-NEC')
})

test('names a form that it does not know', async () => {
  const other = printWords(
    'Form 1099-R',
    '1 Gross distribution 5,000.00',
    '2a Taxable amount for the year',
  )
  await expect(read(other)).rejects.toMatchObject({ problem: 'otherForm' })
  const corrected = printWords(
    'Form W-2c Corrected Wage and Tax Statement for the year that was wrong',
  )
  await expect(read(corrected)).rejects.toMatchObject({ problem: 'correction' })
})

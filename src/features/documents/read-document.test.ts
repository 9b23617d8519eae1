import { beforeEach, expect, test, vi } from 'vitest'
import { printPage } from '../../../tests/fixtures/print-page.ts'
import { startEngine } from './engines/engine-store.ts'
import { openPdf } from './engines/pdf.ts'
import { readDocument } from './read-document.ts'
import { ReadError } from './reading.ts'

vi.mock('./engines/pdf.ts', () => ({ openPdf: vi.fn() }))
vi.mock('./engines/engine-store.ts', () => ({ startEngine: vi.fn() }))
vi.mock('./engines/canvas.ts', () => ({
  evenLight: () => {},
  toGray: ({ lines }: { lines: string[] }) => {
    const { ink } = printPage(lines)
    return { ...ink, data: ink.data.map((isDark) => (isDark ? 0 : 255)) }
  },
  contextOf: () => ({ resetTransform() {}, fillRect() {} }),
  release: () => {},
  rotate: (canvas: unknown) => canvas,
}))
vi.mock('./picture-size.ts', () => ({ scaleToRead: () => 1 }))
vi.stubGlobal('createImageBitmap', () => Promise.resolve({}))

const NEC = [
  'Form 1099-NEC  Nonemployee Compensation  2025',
  '1 Nonemployee compensation    5,000.00',
  '4 Federal income tax withheld    600.00',
  '5 State tax withheld',
]
const INT = [
  'Form 1099-INT  Interest Income  2025',
  '1 Interest income    612.40',
  '2 Early withdrawal penalty',
  '8 Tax-exempt interest    140.00',
]
const GUIDE = [
  'Please keep this guide.',
  'It explains how to enroll, whom to call and what to bring.',
  'Call us with questions.',
]

const readNumber = vi.fn((page: unknown, line: { y: number }) => {
  const { readLine } = printPage((page as { lines: string[] }).lines)
  return readLine(line as never)
})
beforeEach(() => {
  vi.mocked(startEngine)
    .mockReset()
    .mockResolvedValue({ readNumber, readPage: () => Promise.resolve([]) })
})

/** Reads a PDF with these pages. A page without lines is a scan. */
function read(...pages: string[][]) {
  vi.mocked(openPdf, { partial: true }).mockResolvedValue({
    pageCount: pages.length,
    openPage: (number: number) => {
      const lines = pages[number - 1] ?? []
      return Promise.resolve({
        readText: () => Promise.resolve(printPage(lines).words),
        draw: () => Promise.resolve({ lines, width: 1000, height: 400 } as never),
      })
    },
    close: () => Promise.resolve(),
  })
  const file = new Blob(['%PDF-1.7 made up'])
  return readDocument(file, { signal: new AbortController().signal, onProgress: () => {} })
}

const levelOf = ({ fields }: Awaited<ReturnType<typeof read>>, id: string) =>
  fields.find(({ field }) => field.id === id)?.state

test('reads the first form and names the other and the scan', async () => {
  const document = await read(GUIDE, NEC, INT, [])
  expect(document).toMatchObject({ form: { shortName: '1099-NEC' }, year: 2025, isConfirmed: true })
  expect(levelOf(document, 'compensation')).toEqual({ kind: 'read', level: 'high' })
  expect(document.leftOut).toEqual([
    { kind: 'forms', names: ['1099-INT on page 3'] },
    { kind: 'pages', names: ['page 4'] },
  ])
})

test('names a scan with a footer', async () => {
  const footer = ['Scanned by the office on the second of March', 'Page 1 of 2 and no more pages']
  expect((await read(footer, NEC)).leftOut).toEqual([{ kind: 'pages', names: ['page 1'] }])
})

test('finds a form on a late page', async () => {
  const document = await read(GUIDE, GUIDE, GUIDE, GUIDE, NEC)
  expect(document.form.shortName).toBe('1099-NEC')
  expect(document.leftOut).toEqual([])
})

test('reads the text alone if the engine cannot be loaded, and is not sure', async () => {
  vi.mocked(startEngine).mockRejectedValue(new ReadError('notLoaded'))
  const document = await read(NEC)
  expect(document.isConfirmed).toBe(false)
  expect(levelOf(document, 'compensation')).toEqual({ kind: 'read', level: 'medium' })
})

test('stops with what it knows', async () => {
  await expect(
    read(['Form 1099-R', '1 Gross distribution  5,000.00', 'a b c d e f g h']),
  ).rejects.toMatchObject({
    problem: 'otherForm',
  })
  await expect(
    read(['Form W-2c  Corrected Wage and Tax Statement', 'a b c d e f g h', 'i j k']),
  ).rejects.toMatchObject({
    problem: 'correction',
  })
  await expect(read([], [], [], [])).rejects.toMatchObject({ problem: 'notInFirstPages' })
})

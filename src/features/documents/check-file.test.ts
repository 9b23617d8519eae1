import { expect, test } from 'vitest'
import { checkFile, MAX_BYTES } from './check-file.ts'

const file = (...parts: BlobPart[]) => new Blob(parts)
const bytes = (...values: number[]) => new Uint8Array(values)

test.each([
  ['a PDF', file('%PDF-1.7\n'), 'pdf'],
  ['a PDF after a few stray bytes', file('\n\n  %PDF-1.4\n'), 'pdf'],
  ['a PDF at the end of the first kilobyte', file(' '.repeat(1019), '%PDF-1.4\n'), 'pdf'],
  ['a PNG', file(bytes(0x89, 0x50, 0x4e, 0x47, 13, 10)), 'image'],
  ['a JPEG', file(bytes(0xff, 0xd8, 0xff, 0xe0)), 'image'],
  ['a WebP', file('RIFF', bytes(1, 0, 0, 0), 'WEBPVP8 '), 'image'],
])('recognizes %s', async (_, blob, type) => {
  await expect(checkFile(blob)).resolves.toBe(type)
})

test.each([
  ['an empty file', file(), 'empty'],
  ['a text file', file('Wages: 52,306.00'), 'wrongType'],
  ['a Word document', file(bytes(0x50, 0x4b, 3, 4)), 'wrongType'],
  [
    'a PDF with its header after the first kilobyte',
    file(' '.repeat(1020), '%PDF-1.4\n'),
    'wrongType',
  ],
  ['a phone photo', file(bytes(0, 0, 0, 24), 'ftypheic'), 'heic'],
  ['one byte more than 25 MB', file('%PDF-1.7', new Uint8Array(MAX_BYTES - 7)), 'tooLarge'],
])('refuses %s', async (_, blob, problem) => {
  await expect(checkFile(blob)).rejects.toMatchObject({ problem })
})

test('accepts exactly 25 MB', async () => {
  expect(MAX_BYTES).toBe(26_214_400)
  await expect(checkFile(file('%PDF-1.7', new Uint8Array(MAX_BYTES - 8)))).resolves.toBe('pdf')
})

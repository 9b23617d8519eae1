import { ReadError } from './reading.ts'

type FileType = 'pdf' | 'image'

/** 25 MB, as mail programs and scanners count. */
export const MAX_BYTES = 25 * 1024 * 1024

/** What the file dialog offers. */
export const ACCEPTED = '.pdf,.png,.jpg,.jpeg,.webp,application/pdf,image/png,image/jpeg,image/webp'

const PICTURE_STARTS = [
  { text: '\x89PNG', at: 0 },
  { text: '\xff\xd8\xff', at: 0 },
  { text: 'WEBP', at: 8 },
] as const
/** Viewers accept a PDF that begins within its first kilobyte. */
const HEAD_BYTES = 1024

/**
 * Detects a file's type from its first bytes, whatever its name says.
 * @throws ReadError for a file that is empty, too large or of another type
 */
export async function checkFile(file: Blob): Promise<FileType> {
  if (file.size === 0) throw new ReadError('empty')
  if (file.size > MAX_BYTES) throw new ReadError('tooLarge')
  const bytes = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  const head = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  if (PICTURE_STARTS.some(({ text, at }) => head.startsWith(text, at))) return 'image'
  if (head.includes('%PDF-')) return 'pdf'
  throw new ReadError(/^....ftyp(?:heic|heix|mif1|hevc)/s.test(head) ? 'heic' : 'wrongType')
}

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ReadError } from '../reading.ts'
import { startEngine, stopEngine } from './engine-store.ts'
import { loadOcrFiles } from './load-ocr-files.ts'
import { type Ocr, startOcr } from './ocr.ts'

vi.mock('./ocr.ts', () => ({ startOcr: vi.fn() }))
vi.mock('./load-ocr-files.ts', () => ({ loadOcrFiles: vi.fn() }))

const stop = vi.fn()
const readPage = vi.fn<Ocr['readPage']>()
const page = {} as HTMLCanvasElement
const ignore = () => {}

beforeEach(() => {
  vi.mocked(startOcr).mockReset().mockResolvedValue({ readPage, readNumber: vi.fn(), stop })
  vi.mocked(loadOcrFiles).mockReset().mockResolvedValue()
  readPage.mockReset().mockResolvedValue([])
  stop.mockReset()
})
afterEach(stopEngine)

const open = () => startEngine(new AbortController().signal, ignore)

test('reuses one engine for several documents', async () => {
  await (await open()).readPage(page, ignore)
  await (await open()).readPage(page, ignore)
  expect(startOcr).toHaveBeenCalledOnce()
})

test('stops the engine after a failure and starts a new one for the next document', async () => {
  readPage.mockRejectedValueOnce(new ReadError('tooSlow'))
  await expect((await open()).readPage(page, ignore)).rejects.toThrow(/tooSlow/)
  expect(stop).toHaveBeenCalledOnce()
  expect(await (await open()).readPage(page, ignore)).toEqual([])
  expect(startOcr).toHaveBeenCalledTimes(2)
})

test('aborts the download on cancel and starts no engine', async () => {
  let finish = ignore
  vi.mocked(loadOcrFiles).mockReturnValueOnce(
    new Promise((resolve) => {
      finish = resolve
    }),
  )
  const controller = new AbortController()
  const opening = startEngine(controller.signal, ignore)
  controller.abort()
  await expect(opening).rejects.toThrow('Cancelled')
  expect(vi.mocked(loadOcrFiles).mock.calls[0]?.[0].aborted).toBe(true)
  finish()
  await open()
  expect(startOcr).toHaveBeenCalledOnce()
})

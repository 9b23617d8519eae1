import { createWorker } from 'tesseract.js'
import { expect, test, vi } from 'vitest'
import { startOcr } from './ocr.ts'

vi.mock('tesseract.js', () => ({ createWorker: vi.fn(), OEM: {}, PSM: {} }))

test('reports an engine crash as engineFailed', async () => {
  vi.mocked(createWorker, { partial: true }).mockResolvedValue({
    setParameters: vi.fn().mockResolvedValue(undefined),
    recognize: () => Promise.reject(new Error('Aborted(). Build with -sASSERTIONS')),
  })
  const engine = await startOcr()
  await expect(engine.readPage({} as HTMLCanvasElement, () => {})).rejects.toMatchObject({
    problem: 'engineFailed',
  })
})

test('ends an engine that starts too late', async () => {
  vi.useFakeTimers()
  const terminate = vi.fn()
  let arrive = () => {}
  vi.mocked(createWorker, { partial: true }).mockReturnValue(
    new Promise((resolve) => {
      arrive = () => resolve({ terminate })
    }),
  )
  const starting = expect(startOcr()).rejects.toMatchObject({ problem: 'notLoaded' })
  await vi.advanceTimersByTimeAsync(90_000)
  await starting
  expect(terminate).not.toHaveBeenCalled()
  arrive()
  await vi.advanceTimersByTimeAsync(0)
  expect(terminate).toHaveBeenCalledOnce()
  vi.useRealTimers()
})

import { expect, test, vi } from 'vitest'

test('deletes only its own caches and unregisters itself', async () => {
  const kept = new Set(['offline-pages-3', 'offline-files-3', 'other'])
  vi.stubGlobal('caches', {
    keys: async () => [...kept],
    delete: async (name: string) => kept.delete(name),
  })
  const deleteDatabase = vi.fn<(name: string) => void>()
  vi.stubGlobal('indexedDB', { deleteDatabase })
  const scope = Object.assign(new EventTarget(), {
    skipWaiting: vi.fn(async () => {}),
    registration: { unregister: vi.fn(async () => true) },
  })
  vi.stubGlobal('self', scope)
  await import('./remove.ts')

  scope.dispatchEvent(new Event('install'))
  expect(scope.skipWaiting).toHaveBeenCalledOnce()
  const waiting: Promise<void>[] = []
  const waitUntil = (task: Promise<void>) => void waiting.push(task)
  scope.dispatchEvent(Object.assign(new Event('activate'), { waitUntil }))
  await Promise.all(waiting)
  expect([...kept]).toEqual(['other'])
  expect(deleteDatabase).toHaveBeenCalledExactlyOnceWith('workbox-expiration')
  expect(scope.registration.unregister).toHaveBeenCalledOnce()
})

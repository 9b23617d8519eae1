/**
 * Takes the place of the service worker where VITE_SERVICE_WORKER is "off": takes its caches and
 * itself away. Open pages go on as they are.
 */
declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(remove()))

async function remove(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith('offline-')).map((name) => caches.delete(name)),
  )
  // Where Workbox notes the age of what it keeps.
  indexedDB.deleteDatabase('workbox-expiration')
  await self.registration.unregister()
}

// A module, so that its names stay its own.
export {}

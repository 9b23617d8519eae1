/**
 * Replaces the service worker when VITE_SERVICE_WORKER is "off": removes its caches and itself. Open pages
 * continue unchanged.
 */
declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', () => void self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(remove()))

async function remove(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith('offline-')).map((name) => caches.delete(name)),
  )
  // Where Workbox stores the age of cached responses.
  indexedDB.deleteDatabase('workbox-expiration')
  await self.registration.unregister()
}

// A module, so that its names stay local.
export {}

import { type ComponentType, lazy, useState } from 'react'
import { mayReload, recover } from './stale-files.ts'
import { watchLeaving } from './watch-leaving.ts'
import { whenIdle } from './when-idle.ts'

/**
 * Everything about code that loads after the first scripts. `importChunk` imports a chunk, `retryableLazy`
 * renders a component from one, and `loadWhenIdle` defers it. A prerendered section with deferred code goes inside
 * `DeferredSection`.
 */

type Load<Chunk> = () => Promise<Chunk>

/** Defers loading a chunk until the page is idle: for what is below the first screen, or shown last. */
export function loadWhenIdle<Chunk>(load: Load<Chunk>): Load<Chunk> {
  return async () => {
    if (typeof window !== 'undefined') await new Promise<void>((resolve) => void whenIdle(resolve))
    return load()
  }
}

const loaded = new WeakMap<Load<unknown>, unknown>()

/** @returns a chunk that this same function has already loaded, else undefined */
export function loadedChunk<Chunk>(load: Load<Chunk>): Chunk | undefined {
  return loaded.get(load) as Chunk | undefined
}

async function loadAndKeep<Chunk>(load: Load<Chunk>): Promise<Chunk> {
  const chunk = await watchLeaving(load)
  loaded.set(load, chunk)
  return chunk
}

/**
 * Loads a chunk that is needed now. If its file is gone, the page reloads once and this never settles.
 * @throws MissingChunkError if it cannot be loaded
 */
export function importChunk<Chunk>(load: Load<Chunk>): Promise<Chunk> {
  // Vite resolves to undefined if the listener below has suppressed its error.
  return loadAndKeep(load).then((chunk) => chunk ?? recover(), recover)
}

let preloads = 0

/** Loads a chunk ahead of time. Ignores failures. */
export async function preloadChunk<Chunk>(load: Load<Chunk>): Promise<Chunk | undefined> {
  preloads += 1
  try {
    return await loadAndKeep(load)
  } catch {
    return undefined
  } finally {
    preloads -= 1
  }
}

/** Reloads the page once if a file it needs is gone, as after a deployment. Call it once, at the start. */
export function reloadWhenFilesAreGone(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (preloads > 0 || !mayReload()) return
    event.preventDefault()
    // The caller that requested the file gets the error. This only starts the reload.
    recover().catch(() => {})
  })
}

/** Functions that reset failed chunks. */
const retries = new Set<() => void>()

/**
 * Lets failed chunks be requested again when they next render. Called by the boundary that shows the failure.
 */
export function retryFailedChunks(): void {
  for (const retry of retries) retry()
  retries.clear()
}

/**
 * React's lazy() for a chunk that may be gone after a deployment. A preloaded chunk renders at once, where
 * lazy() would briefly show the fallback. A failed one is requested again on the next visit.
 */
export function retryableLazy<Props extends object>(
  load: Load<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const make = () =>
    lazy(() =>
      importChunk(load).catch((reason) => {
        retries.add(retry)
        throw reason
      }),
    )
  let Awaited = make()
  const retry = () => {
    Awaited = make()
  }
  return function Chunk(props: Props) {
    // Stays the same component while it is shown, even if more code loads in the meantime.
    const [Shown] = useState(() => loadedChunk(load)?.default ?? Awaited)
    return <Shown {...props} />
  }
}

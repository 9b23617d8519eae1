import { useCallback, useEffect, useRef, useState } from 'react'
import { importChunk, preloadChunk } from '@/lib/lazy-loading.tsx'
import {
  failWith,
  type ReadDocument,
  ReadError,
  type ReadProblem,
  type ReadProgress,
} from './reading.ts'
import { type SeenRequest, watchRequests } from './request-watch.ts'

type ReaderState =
  /** `isReturn`: true after a document, false at first. */
  | { phase: 'idle'; problem: ReadProblem | null; isReturn: boolean }
  | { phase: 'reading'; name: string; progress: ReadProgress }
  | { phase: 'done'; name: string; document: ReadDocument }

type DocumentReader = {
  state: ReaderState
  /** The page's requests since the document was chosen. */
  requests: readonly SeenRequest[]
  /** @param open gives the file: at once, or by fetching a sample */
  read: (name: string, open: () => Promise<Blob> | Blob) => void
  /** Stops reading, or removes what was read. */
  clear: () => void
}

const FIRST: ReaderState = { phase: 'idle', problem: null, isReturn: false }

/** Reads one document at a time. The code for it loads with the first document. */
export function useDocumentReader(): DocumentReader {
  const [state, setState] = useState<ReaderState>(FIRST)
  const [requests, setRequests] = useState<readonly SeenRequest[]>([])
  const running = useRef<AbortController | null>(null)
  const stopWatching = useRef(() => {})

  const clear = useCallback(() => {
    running.current?.abort()
    running.current = null
    setState({ phase: 'idle', problem: null, isReturn: true })
  }, [])

  const read = useCallback((name: string, open: () => Promise<Blob> | Blob) => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    stopWatching.current()
    setRequests([])
    stopWatching.current = watchRequests((request) => setRequests((seen) => [...seen, request]))
    setState({ phase: 'reading', name, progress: { step: 'open', share: 0 } })

    const work = async () => {
      const [{ readDocument }, file] = await Promise.all([
        importChunk(() => import('./read-document.ts')).catch(failWith('notLoaded')),
        open(),
      ])
      const document = await readDocument(file, {
        signal,
        onProgress: (progress) => {
          if (!signal.aborted) setState({ phase: 'reading', name, progress })
        },
      })
      if (signal.aborted) document.picture.close()
      else setState({ phase: 'done', name, document })
    }
    work().catch((error: unknown) => {
      if (signal.aborted) return
      if (!(error instanceof ReadError)) console.error(error)
      const problem = error instanceof ReadError ? error.problem : 'engineFailed'
      setState({ phase: 'idle', problem, isReturn: true })
    })
  }, [])

  useRelease(state)
  useEffect(
    () => () => {
      running.current?.abort()
      stopWatching.current()
      void preloadChunk(() => import('./engines/engine-store.ts')).then((store) =>
        store?.stopEngine(),
      )
    },
    [],
  )
  return { state, requests, read, clear }
}

/** Frees the picture of a document that is no longer shown. */
function useRelease(state: ReaderState): void {
  const picture = state.phase === 'done' ? state.document.picture : null
  useEffect(() => () => picture?.close(), [picture])
}

/**
 * Fetches a sample document.
 * @throws ReadError "notLoaded"
 */
export async function fetchSample(file: string): Promise<Blob> {
  const response = await fetch(`/samples/${file}`).catch(failWith('notLoaded'))
  if (!response.ok) throw new ReadError('notLoaded')
  return response.blob()
}

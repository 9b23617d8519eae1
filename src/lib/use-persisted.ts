import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { importChunk } from './lazy-loading'
import { localStore, reloadStore, type SafeStorage, sessionStore } from './storage'

const STORES = { device: localStore, tab: sessionStore, reload: reloadStore }

/** Reads a kept text; null for what is broken or of a version that nobody knows. */
export type Parse<Value> = (text: string) => Value | null

/** Something a visitor typed or chose, and where it is kept. */
export type Persisted<Value> = {
  /**
   * `device`: local storage, and other tabs follow. `tab`: session storage. `reload`: nowhere, until the
   * page reloads itself.
   */
  storage: keyof typeof STORES
  key: string
  /** In a sentence: "your answers". */
  name: string
  /** Gives what reads the text, at once or with a schema that only a kept text needs. */
  parser: () => Parse<Value> | Promise<Parse<Value>>
}

export type PersistedState = {
  /** "new" until the browser was asked, "opening" while a kept text is being read. */
  status: 'new' | 'opening' | 'ready'
  /** A plain sentence for the visitor about keeping or reading it. */
  message: string | null
}

/**
 * Keeps what a visitor typed or chose, and brings it back when the page opens again.
 * @param kept what it is; the same at every call
 * @param text what to keep now: null for nothing, undefined to leave what is kept as it is
 * @param restore takes what was kept; null when another tab has thrown it away
 */
export function usePersisted<Value>(
  kept: Persisted<Value>,
  text: string | null | undefined,
  restore: (value: Value | null) => void,
): PersistedState {
  const [status, setStatus] = useState<PersistedState['status']>('new')
  const [message, setMessage] = useState<string | null>(null)
  /** What is in the storage, as far as this page knows. */
  const stored = useRef<string | null>(null)
  /** What could not be read is not thrown away until there is something to keep in its place. */
  const isUnread = useRef(false)
  const onRestore = useEffectEvent(restore)

  useLayoutEffect(() => {
    const store = STORES[kept.storage]
    let isGone = false

    const take = (found: string, parse: Parse<Value>) => {
      const value = parse(found)
      isUnread.current = value === null
      setMessage(value === null ? unreadable(kept) : null)
      if (value !== null) onRestore(value)
      setStatus('ready')
    }
    const read = (isFirst: boolean) => {
      const found = store.get(kept.key)
      stored.current = found
      if (found === null) {
        if (!isFirst) onRestore(null)
        setStatus('ready')
        return
      }
      const parser = kept.parser()
      if (!(parser instanceof Promise)) return take(found, parser)
      setStatus('opening')
      parser.then(
        (parse) => !isGone && take(found, parse),
        () => {
          if (isGone) return
          isUnread.current = true
          setMessage(notLoaded(kept))
          setStatus('ready')
        },
      )
    }
    read(true)

    const readFromOtherTab = ({ key }: StorageEvent) => {
      if (key === kept.key || key === null) read(false)
    }
    // A page that is come back to has heard of nothing meanwhile; a loaded one has just read.
    const readOnReturn = ({ persisted }: PageTransitionEvent) => {
      if (persisted) read(false)
    }
    if (kept.storage === 'device') {
      window.addEventListener('storage', readFromOtherTab)
      window.addEventListener('pageshow', readOnReturn)
    }
    return () => {
      isGone = true
      if (kept.storage === 'reload') store.remove(kept.key)
      window.removeEventListener('storage', readFromOtherTab)
      window.removeEventListener('pageshow', readOnReturn)
    }
  }, [kept])

  useEffect(() => {
    if (status !== 'ready' || text === undefined || text === stored.current) return
    if (text === null && isUnread.current) return
    isUnread.current = false
    stored.current = text
    // oxlint-disable-next-line react/set-state-in-effect -- known only once the store was tried
    setMessage(write(STORES[kept.storage], kept.key, text) ? null : notKept(kept))
  }, [kept, status, text])

  return { status, message }
}

/**
 * A parser whose module, with its schemas, is loaded when there is something to read.
 * @param load the same function at every call
 */
export function lazyParser<Module, Parser>(
  load: () => Promise<Module>,
  pick: (module: Module) => Parser,
): () => Promise<Parser> {
  return async () => pick(await importChunk(load))
}

function write(store: SafeStorage, key: string, text: string | null): boolean {
  if (text !== null) return store.set(key, text)
  store.remove(key)
  return true
}

type Named = Pick<Persisted<unknown>, 'name' | 'storage'>

const notKept = ({ name, storage }: Named) =>
  `Your browser does not let this page store anything: ${storage === 'tab' ? 'a reload' : 'closing this page'} would clear your ${name}.`
const unreadable = ({ name }: Named) =>
  `Your earlier ${name} could not be read, so this page starts fresh.`
const notLoaded = ({ name }: Named) =>
  `Your ${name} could not be loaded. Check your connection and load the page again.`

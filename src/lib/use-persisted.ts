import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { importChunk } from './lazy-loading.tsx'
import { localStore, reloadStore, type SafeStorage, sessionStore } from './storage.ts'

const STORES = { device: localStore, tab: sessionStore, reload: reloadStore }

/** Parses a stored text. Null if it is broken or of an unknown version. */
type Parse<Value> = (text: string) => Value | null

/** Something a visitor typed or chose, and where it is stored. */
export type Persisted<Value> = {
  /**
   * `device`: local storage, shared with other tabs. `tab`: session storage. `reload`: in memory, across a reload
   * by the page itself.
   */
  storage: keyof typeof STORES
  key: string
  /** As in "your answers". */
  name: string
  /** Returns the parser, or loads it, with its schema, when there is something to parse. */
  parser: () => Parse<Value> | Promise<Parse<Value>>
}

type PersistedState = {
  /** "new" until storage was read, "opening" while the parser loads. */
  status: 'new' | 'opening' | 'ready'
  /** A sentence for the visitor about a problem with storing or reading it. */
  message: string | null
}

/**
 * Stores what a visitor typed or chose, and restores it when the page opens again.
 * @param persisted must be the same object on every render
 * @param text what to store: null removes it, undefined leaves the stored text alone
 * @param restore receives the stored value; null if another tab removed it
 */
export function usePersisted<Value>(
  persisted: Persisted<Value>,
  text: string | null | undefined,
  restore: (value: Value | null) => void,
): PersistedState {
  const [status, setStatus] = useState<PersistedState['status']>('new')
  const [message, setMessage] = useState<string | null>(null)
  /** The stored text as this page last saw it. */
  const stored = useRef<string | null>(null)
  /** An unreadable text is kept until there is something to replace it. */
  const isUnread = useRef(false)
  const onRestore = useEffectEvent(restore)

  useLayoutEffect(() => {
    const store = STORES[persisted.storage]
    let isGone = false

    const take = (found: string, parse: Parse<Value>) => {
      const value = parse(found)
      isUnread.current = value === null
      setMessage(value === null ? unreadable(persisted) : null)
      if (value !== null) onRestore(value)
      setStatus('ready')
    }
    const read = (isFirst: boolean) => {
      const found = store.get(persisted.key)
      stored.current = found
      if (found === null) {
        if (!isFirst) onRestore(null)
        setStatus('ready')
        return
      }
      const parser = persisted.parser()
      if (!(parser instanceof Promise)) return take(found, parser)
      setStatus('opening')
      parser.then(
        (parse) => !isGone && take(found, parse),
        () => {
          if (isGone) return
          isUnread.current = true
          setMessage(notLoaded(persisted))
          setStatus('ready')
        },
      )
    }
    read(true)

    const readFromOtherTab = ({ key }: StorageEvent) => {
      if (key === persisted.key || key === null) read(false)
    }
    // A page restored from the back/forward cache may have missed changes.
    const readOnReturn = (event: PageTransitionEvent) => {
      if (event.persisted) read(false)
    }
    if (persisted.storage === 'device') {
      window.addEventListener('storage', readFromOtherTab)
      window.addEventListener('pageshow', readOnReturn)
    }
    return () => {
      isGone = true
      if (persisted.storage === 'reload') store.remove(persisted.key)
      window.removeEventListener('storage', readFromOtherTab)
      window.removeEventListener('pageshow', readOnReturn)
    }
  }, [persisted])

  useEffect(() => {
    if (status !== 'ready' || text === undefined || text === stored.current) return
    if (text === null && isUnread.current) return
    isUnread.current = false
    stored.current = text
    // oxlint-disable-next-line react/set-state-in-effect -- known only after trying the store
    setMessage(write(STORES[persisted.storage], persisted.key, text) ? null : notStored(persisted))
  }, [persisted, status, text])

  return { status, message }
}

/**
 * A parser whose module, with its schemas, loads when there is something to read.
 * @param load must be the same function on every call
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

const notStored = ({ name, storage }: Named) =>
  `Your browser does not let this page store anything: ${storage === 'tab' ? 'a reload' : 'closing this page'} would clear your ${name}.`
const unreadable = ({ name }: Named) =>
  `Your earlier ${name} could not be read, so this page starts fresh.`
const notLoaded = ({ name }: Named) =>
  `Your ${name} could not be loaded. Check your connection and load the page again.`

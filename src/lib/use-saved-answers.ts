import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { loadPart } from './stale-files'
import { sessionStore } from './storage'

const NOT_KEPT =
  'Your browser does not let this page store anything: a reload would clear your answers.'
const NOT_LOADED =
  'Your answers could not be loaded. Check your connection and load the page again.'

/** Where the answers of a tool come from. */
export type AnswersSource<Answers> = {
  /** Of this tab's storage. */
  key: string
  /** What the hash of a shared link begins with. */
  sharePrefix: string
  /** Loads what reads both, with its schemas; a first visit needs neither. */
  load: () => Promise<{
    loadAnswers: (hash: string, savedText: string | null) => LoadedAnswers<Answers>
  }>
}

export type LoadedAnswers<Answers> = {
  answers: Answers | null
  /** A plain sentence for the visitor when something could not be read. */
  message: string | null
}

export type SavedAnswersState = {
  /** "new" until the browser was asked, "opening" while earlier answers are being read. */
  status: 'new' | 'opening' | 'ready'
  /** A plain sentence for the visitor, for example about a broken link. */
  message: string | null
}

/**
 * Reads the answers of a shared link or of this tab when a tool opens, and keeps them in this tab from
 * then on, so that a reload loses nothing (D48).
 * @param source the same at every call
 * @param restore takes what was read; whether the tool has just opened
 * @param serialize writes the answers for the storage, or gives null while there are none; both stay the
 * same while nothing changes
 */
export function useSavedAnswers<Answers>(
  source: AnswersSource<Answers>,
  restore: (answers: Answers, isFirst: boolean) => void,
  serialize: () => string | null,
): SavedAnswersState {
  const { hash, pathname, search } = useLocation()
  const navigate = useNavigate()
  const [status, setStatus] = useState<SavedAnswersState['status']>('new')
  const [message, setMessage] = useState<string | null>(null)

  const isShown = useRef(false)
  useLayoutEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])

  const handled = useRef<string | null>(null)
  // What could not be read yet is not thrown away, unless the visitor begins anew.
  const isUnread = useRef(false)
  useLayoutEffect(() => {
    const isShared = hash.startsWith(source.sharePrefix)
    const isFirst = handled.current === null
    const isNew = handled.current !== hash
    // Also once the hash is gone: the same link, pasted again, is to be read again.
    handled.current = hash
    if (!isFirst && !(isShared && isNew)) return

    const savedText = sessionStore.get(source.key)
    if (!isShared && savedText === null) {
      // oxlint-disable-next-line react/set-state-in-effect -- only the browser can tell what is stored
      setStatus('ready')
      return
    }
    setStatus('opening')
    const open = async () => {
      const { loadAnswers } = await loadPart(source.load)
      // Who has left meanwhile is not led back; the link in the history is read when it is opened again.
      if (!isShown.current) return
      const loaded = loadAnswers(hash, savedText)
      if (loaded.answers) restore(loaded.answers, isFirst)
      setMessage(loaded.message)
      setStatus('ready')
      // The answers are in this tab now: without the hash, a reload keeps later changes.
      if (isShared) await navigate({ pathname, search }, { replace: true })
    }
    open().catch(() => {
      isUnread.current = true
      setMessage(NOT_LOADED)
      setStatus('ready')
    })
  }, [hash, pathname, search, navigate, source, restore])

  useEffect(() => {
    if (status !== 'ready') return
    const text = serialize()
    if (text === null) {
      if (!isUnread.current) sessionStore.remove(source.key)
      return
    }
    isUnread.current = false
    if (!sessionStore.set(source.key, text)) {
      // oxlint-disable-next-line react/set-state-in-effect -- known only once the store was tried
      setMessage(NOT_KEPT)
    }
  }, [status, source, serialize])

  return { status, message }
}

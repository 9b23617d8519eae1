import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

const NOT_LOADED =
  'The shared answers could not be loaded. Check your connection and load the page again.'

export type SharedAnswers<Value> =
  | { kind: 'none' }
  | { kind: 'ok'; value: Value }
  /** With a plain sentence for the visitor. */
  | { kind: 'broken'; message: string }

/** Answers in an address, after "#", which no server sees. */
export type ShareLink<Value> = {
  /** What such a hash begins with. */
  prefix: string
  /** Loads what reads it, with its schema; a visit without a link needs neither. */
  parser: () => Promise<(hash: string) => SharedAnswers<Value>>
}

/**
 * Opens the answers of a shared link, also of one that is pasted into the page's address later.
 * @param link the same at every call
 * @param isReady false while the visitor's own answers are still being read
 * @param open takes the answers; `forget` takes them out of the address, so that a reload keeps later changes
 */
export function useShareLink<Value>(
  link: ShareLink<Value>,
  isReady: boolean,
  open: (value: Value, forget: () => void) => void,
): { isOpening: boolean; message: string | null; forget: () => void } {
  const { hash, pathname, search } = useLocation()
  const navigate = useNavigate()
  const [message, setMessage] = useState<string | null>(null)
  const [opened, setOpened] = useState('')
  const isShared = hash.startsWith(link.prefix)

  const forget = () => void navigate({ pathname, search }, { replace: true })
  const onOpen = useEffectEvent((value: Value) => open(value, forget))
  const onBroken = useEffectEvent(forget)

  useLayoutEffect(() => {
    if (!isReady) return
    if (!hash.startsWith(link.prefix)) {
      // oxlint-disable-next-line react/set-state-in-effect -- the same link, pasted again, is read again
      setOpened('')
      return
    }
    // Don't navigate if the visitor has left.
    let isGone = false
    const read = async () => {
      const parse = await link.parser()
      if (isGone) return
      const shared = parse(hash)
      setOpened(hash)
      setMessage(shared.kind === 'broken' ? shared.message : null)
      if (shared.kind === 'ok') onOpen(shared.value)
      else onBroken()
    }
    read().catch(() => {
      if (isGone) return
      setMessage(NOT_LOADED)
      setOpened(hash)
    })
    return () => {
      isGone = true
    }
  }, [hash, isReady, link])

  // Not before the page is hydrated: its HTML knows no hash.
  return { isOpening: isReady && isShared && opened !== hash, message, forget }
}

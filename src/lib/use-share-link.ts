import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

const NOT_LOADED =
  'The shared answers could not be loaded. Check your connection and load the page again.'

export type SharedAnswers<Value> =
  | { kind: 'none' }
  | { kind: 'ok'; value: Value }
  /** With a sentence for the visitor. */
  | { kind: 'broken'; message: string }

/** Answers in a URL's hash, which servers never see. */
export type ShareLink<Value> = {
  /** The beginning of such a hash. */
  prefix: string
  /** Loads the parser with its schema, which visits without such a link don't need. */
  parser: () => Promise<(hash: string) => SharedAnswers<Value>>
}

/**
 * Opens the answers of a shared link, even if it is pasted into the address bar later.
 * @param link must be the same object on every render
 * @param isReady false while the visitor's own answers are still being read
 * @param open receives the answers; `forget` removes them from the URL, so that a reload keeps later changes
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

  // False while hydrating, because the prerendered HTML knows no hash.
  return { isOpening: isReady && isShared && opened !== hash, message, forget }
}

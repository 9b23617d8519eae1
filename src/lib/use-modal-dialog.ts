import { type SyntheticEvent, useCallback, useEffect, useRef } from 'react'
import { focusPage } from './focus-page.ts'
import { dropSecondClick } from './ignore-double-click.ts'
import { useBackCloses } from './use-back-closes.ts'

/**
 * Shows a modal dialog while it is mounted. The browser traps the focus inside. Back and links close it.
 * @param onClosed called once a key, a button or `close` has closed it
 * @returns the props of the dialog element, and a function that closes it
 */
export function useModalDialog(onClosed: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = ref.current
    element?.showModal()
    return () => element?.close()
  }, [])
  const onClose = ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
    // Development runs effects twice: the first close event arrives when the dialog is open again.
    if (!currentTarget.open) onClosed()
  }
  const close = useCallback(() => {
    ref.current?.close()
    dropSecondClick()
  }, [])
  useBackCloses(
    () => ref.current?.close(),
    () => {
      close()
      focusPage()
    },
  )
  return { dialog: { ref, onClose }, close }
}

import { type SyntheticEvent, useCallback, useEffect, useRef } from 'react'

/**
 * Shows a dialog over the page for as long as it is drawn; the browser keeps the focus in it meanwhile.
 * @param onClosed told once the visitor closed it, by a key, by a button or by `close`
 * @returns the properties of the dialog element, and what closes it
 */
export function useModalDialog(onClosed: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = ref.current
    element?.showModal()
    return () => element?.close()
  }, [])
  const onClose = ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
    // Development runs effects twice: its first closing is told when the dialog is open again.
    if (!currentTarget.open) onClosed()
  }
  const close = useCallback(() => ref.current?.close(), [])
  return { dialog: { ref, onClose }, close }
}

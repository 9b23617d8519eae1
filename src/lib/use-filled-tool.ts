import { type RefObject, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { importChunk } from './lazy-loading.tsx'

type FilledTool<Chunk> = {
  /** For the button that opens the tool. */
  button: RefObject<HTMLButtonElement | null>
  /** Whether the tool's code could not be loaded. */
  hasFailed: boolean
  open: (fill: (chunk: Chunk) => void) => Promise<void>
}

/**
 * Opens another page's tool with what this page knows: loads the tool's code, fills it and follows the address. Does
 * nothing if the visitor has left meanwhile.
 */
export function useFilledTool<Chunk>(
  load: () => Promise<Chunk>,
  address: string,
): FilledTool<Chunk> {
  const navigate = useNavigate()
  const [hasFailed, setHasFailed] = useState(false)
  // A second tap while the code loads would fill the tool twice.
  const isBusy = useRef(false)
  const button = useRef<HTMLButtonElement>(null)

  async function open(fill: (chunk: Chunk) => void) {
    if (isBusy.current) return
    isBusy.current = true
    try {
      const chunk = await importChunk(load)
      if (!button.current) return
      fill(chunk)
      await navigate(address)
    } catch {
      isBusy.current = false
      setHasFailed(true)
    }
  }

  return { button, hasFailed, open }
}

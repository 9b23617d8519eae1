import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { importChunk } from './lazy-loading.tsx'

/**
 * Opens another page's tool with what this page knows: loads the tool's code, fills it and follows the address. Does
 * nothing if the visitor has left meanwhile.
 * @returns the ref of the button that opens it, whether its code could not be loaded, and what opens it
 */
export function useFilledTool<Chunk>(load: () => Promise<Chunk>, address: string) {
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

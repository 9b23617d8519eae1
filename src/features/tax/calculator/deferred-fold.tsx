import { type ReactNode, useState } from 'react'
import { FoldChevron } from '@/components/fold-chevron.tsx'
import { useIsPrinting } from '@/lib/use-is-printing.ts'

type DeferredFoldProps = { title: ReactNode; className: string; children: ReactNode }

const CHEVRON = <FoldChevron size={18} className="no-print" />

/** A fold with many lines. Rendering them on every keystroke would be slow while nobody sees them. */
export function DeferredFold({ title, className, children }: DeferredFoldProps) {
  const [isOpen, setIsOpen] = useState(false)
  const isPrinting = useIsPrinting()
  return (
    <details
      className={`open-on-paper group mt-6 border-rule ${className}`}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className="fold py-3 font-[650] hover:bg-sheet">
        {title}
        {CHEVRON}
      </summary>
      {(isOpen || isPrinting) && children}
    </details>
  )
}

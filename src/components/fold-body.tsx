import { type ReactNode, useEffect, useRef } from 'react'
import { moveIn, QUICK } from '@/lib/motion.ts'

/** The content of a `details` element. Fades in from above when it opens. */
export function FoldBody({ className, children }: { className?: string; children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const fold = body.current?.closest('details')
    const onToggle = () => {
      if (fold?.open && body.current) moveIn(body.current, -6, QUICK)
    }
    fold?.addEventListener('toggle', onToggle)
    return () => fold?.removeEventListener('toggle', onToggle)
  }, [])

  return (
    <div ref={body} className={className}>
      {children}
    </div>
  )
}

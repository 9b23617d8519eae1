import { CircleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'

/** The red box over a form that could not be sent; takes the focus so that nobody misses it. */
export function FormProblem({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [children])
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="grid grid-cols-[auto_1fr] gap-x-3.5 rounded-r border-l-4 border-red bg-red-tint px-4.5 py-4"
    >
      <CircleAlert aria-hidden size={20} strokeWidth={1.75} className="mt-0.5 text-red" />
      <div className="text-ui leading-normal">{children}</div>
    </div>
  )
}

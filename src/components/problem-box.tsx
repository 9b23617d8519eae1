import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** The red box that announces what did not work and what to do. */
export function ProblemBox({ children }: { children: ReactNode }) {
  return (
    <div
      role="alert"
      className="flex gap-3.5 rounded-r border-l-4 border-red bg-red-tint p-4 text-ui"
    >
      <CircleAlert size={20} className="mt-0.5 flex-none text-red" />
      <div>{children}</div>
    </div>
  )
}

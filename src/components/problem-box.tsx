import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './ui/button.tsx'

type ProblemBoxProps = { children: ReactNode; onRetry: () => void }

/** The red box that announces what did not work and what to do, with a button to try again. */
export function ProblemBox({ children, onRetry }: ProblemBoxProps) {
  return (
    <div
      role="alert"
      className="flex gap-3.5 rounded-r border-l-4 border-red bg-red-tint p-4 text-ui"
    >
      <CircleAlert size={20} className="mt-0.5 flex-none text-red" />
      <div>
        {children}
        <Button variant="outline" size="sm" className="mt-3" onClick={onRetry}>
          Try again
        </Button>
      </div>
    </div>
  )
}

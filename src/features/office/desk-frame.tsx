import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { NeedsScript } from '@/components/needs-script.tsx'
import { Logo } from '@/components/logo.tsx'

type DeskFrameProps = {
  /** The desk's views and search, for those inside. */
  tools?: ReactNode
  children: ReactNode
}

/** The desk's head, with nothing of the public site around it, and what it shows. */
export function DeskFrame({ tools, children }: DeskFrameProps) {
  return (
    <>
      <div className="no-print sticky top-0 z-header lowest:static low:static border-b border-rule bg-paper">
        <div className="wrap flex min-h-14 max-lg:flex-wrap items-center gap-x-3">
          <Link
            to="/"
            className="flex min-h-11 flex-none items-center gap-2 text-ink no-underline hover:text-ink"
          >
            <Logo markClassName="size-8" nameClassName="sr-only" lineClassName="sr-only" />
            <span className="sr-only"> home page</span>
          </Link>
          <h1 className="flex-none text-[1.25rem] max-lg:not-last:sr-only">Office desk</h1>
          {tools}
        </div>
      </div>
      {/* The phone's bar covers nothing at the end. */}
      <div className="wrap min-h-[calc(100dvh-58px)] pt-4 pb-24 md:pb-10 print:min-h-0 print:p-0">
        <NeedsScript text="The desk needs JavaScript." />
        {children}
      </div>
    </>
  )
}

import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { CtaBanner } from '@/components/cta-banner.tsx'
import { noBreak } from '@/components/no-break.tsx'
import { Scene } from '@/components/scene.tsx'
import { findPage } from '@/lib/find-page.ts'
import { MAY_DIFFER } from '@/lib/phrases.ts'
import { Crumbs } from './crumbs.tsx'
import '@/components/tool-layout.css'

type ToolHead = {
  headline: string
  /** One line. */
  lead: string
}

type ToolPageProps = {
  head: ToolHead
  /** The sheet with the questions and the result. */
  tool: ReactNode
  /** Notes below the reference, before the general one. */
  note?: ReactNode
  /** What to look up, below the sheet: mostly closed folds. */
  children?: ReactNode
}

/** A tax tool: a low head, its sheet, then the reference. */
export function ToolPage({ head, tool, note, children }: ToolPageProps) {
  return (
    <>
      <Head head={head} />
      <div className="wrap pb-[clamp(40px,4.4vw,64px)] print:pb-0">
        {tool}
        {children}
        <p className="mt-5 max-w-[80ch] text-small text-ink-2 print:mt-2">
          {note} {MAY_DIFFER}
        </p>
      </div>
      <CtaBanner line="Stuck on a line? Ask us." />
    </>
  )
}

/** At most 150 px high, so that the tool begins on the first screen. The drawing stands on the tool's sheet. */
function Head({ head: { headline, lead } }: { head: ToolHead }) {
  const scene = findPage(useLocation().pathname)?.scene
  return (
    <div className="wrap">
      <div className="tool-head relative">
        <Crumbs />
        <h1>{noBreak(headline)}</h1>
        <p className="leading-[1.4] text-ink-2 print:hidden">{noBreak(lead)}</p>
        {scene && (
          <Scene
            name={scene}
            media="(min-width: 64em)"
            className="tool-picture absolute right-0 bottom-0 max-lg:hidden"
          />
        )}
      </div>
    </div>
  )
}

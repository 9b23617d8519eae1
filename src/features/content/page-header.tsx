import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { noBreak } from '@/components/no-break.tsx'
import { Scene } from '@/components/scene.tsx'
import { findPage } from '@/lib/find-page.ts'
import { type Crumb, Crumbs } from './crumbs.tsx'

type PageHeaderProps = {
  title: string
  /** Plain text, or rich text from the content. */
  lead: ReactNode
  /** A small line below the lead. */
  note?: ReactNode
  actions?: ReactNode
  /** The last crumbs, on a page that shows many addresses. */
  crumbs?: readonly Crumb[]
  /** In place of the page's drawing. */
  picture?: ReactNode
}

/** The header of an inner page. The drawing is on the right, or below the text on phones. */
export function PageHeader({ title, lead, note, actions, crumbs, picture }: PageHeaderProps) {
  const scene = findPage(useLocation().pathname)?.scene
  return (
    <div className="border-b border-rule print:border-0">
      <div className="wrap">
        <Crumbs end={crumbs} />
        <div className="items-start lg:two-columns">
          <div className="pt-[clamp(8px,1.8vw,22px)] pb-[clamp(28px,3.6vw,52px)] print:pt-3 print:pb-2">
            <h1>{noBreak(title)}</h1>
            <p className="mt-4 max-w-lead text-lead leading-normal text-ink-2 print:mt-2 print:max-w-none">
              {typeof lead === 'string' ? noBreak(lead) : lead}
            </p>
            {note && <div className="mt-3 text-small text-ink-2">{note}</div>}
            {actions && (
              // A phone's bar and header have the same.
              <div className="no-print mt-6 flex flex-wrap gap-3 max-md:hidden">{actions}</div>
            )}
          </div>
          {picture ?? (scene && <Scene name={scene} isFirst className="head-picture" />)}
        </div>
      </div>
    </div>
  )
}

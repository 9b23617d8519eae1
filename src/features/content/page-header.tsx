import type { ReactNode } from 'react'
import { PrintedAddress } from '@/components/printed-address'
import { Unbroken } from '@/components/unbroken'
import { type Crumb, Crumbs } from './crumbs'

export type PageHeaderProps = {
  crumbs: Crumb[]
  title: string
  /** A text of its own, or a rich one of the content. */
  lead: ReactNode
  actions?: ReactNode
  /** A crop of the drawing at the right: place and width, as CSS lengths or percentages. */
  plate?: { x: string; y: string; zoom: string }
}

/** The head of an inner page. */
export function PageHeader({ crumbs, title, lead, actions, plate }: PageHeaderProps) {
  return (
    <div className="border-b border-rule">
      <div className="wrap">
        <Crumbs crumbs={crumbs} />
        <PrintedAddress />
        <div className="grid items-center gap-[clamp(24px,4vw,64px)] pt-[clamp(20px,2.6vw,36px)] pb-[clamp(28px,3.6vw,52px)] lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div>
            <h1>
              <Unbroken text={title} />
            </h1>
            <p className="mt-4 max-w-[58ch] text-lead leading-normal text-ink-2">
              {typeof lead === 'string' ? <Unbroken text={lead} /> : lead}
            </p>
            {actions && (
              <div className="no-print mt-6 flex flex-wrap gap-3 max-md:[&>*]:w-full">
                {actions}
              </div>
            )}
          </div>
          {plate && (
            <div
              aria-hidden
              className="plate min-h-[170px] self-stretch rounded-sm max-md:hidden lg:min-h-60"
              style={{ '--x': plate.x, '--y': plate.y, '--z': plate.zoom }}
            />
          )}
        </div>
      </div>
    </div>
  )
}

import type { ReactNode } from 'react'
import { NoBreak } from '@/components/no-break'
import { Crumbs } from './crumbs'

export type PageHeaderProps = {
  title: string
  /** Plain text, or rich text from the content. */
  lead: ReactNode
  actions?: ReactNode
  /** A picture at the right; above the words on phones. It wants the class "head-picture". */
  picture?: ReactNode
}

/** The head of an inner page. */
export function PageHeader({ title, lead, actions, picture }: PageHeaderProps) {
  return (
    <div className="border-b border-rule print:border-0">
      <div className="wrap">
        <Crumbs />
        <div className="grid items-center gap-[clamp(24px,4vw,64px)] pt-[clamp(20px,2.6vw,36px)] pb-[clamp(28px,3.6vw,52px)] lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <div>
            <h1>
              <NoBreak text={title} />
            </h1>
            <p className="mt-4 max-w-[58ch] text-lead leading-normal text-ink-2">
              {typeof lead === 'string' ? <NoBreak text={lead} /> : lead}
            </p>
            {actions && (
              <div className="no-print mt-6 flex flex-wrap gap-3 max-md:[&>*]:w-full">
                {actions}
              </div>
            )}
          </div>
          {picture}
        </div>
      </div>
    </div>
  )
}

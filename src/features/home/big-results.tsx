import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { PhoneFold } from '@/components/phone-fold.tsx'
import { TownMap } from '@/features/place/public.ts'
import { countWord } from '@/lib/wording.ts'
import { SectionHeading } from '@/components/section-heading.tsx'
import { facts } from '@/config/shown-facts.ts'
import { site } from '@/config/site.ts'

const STEPS = [
  'Bring your papers, or drop them off online',
  'Agree to a price before the work begins',
  'Have any line explained',
  'Sign when it is right',
]

/** "Where Small Business Gets Big Results": three panels of different kinds (R75). */
export function BigResults() {
  return (
    <section className="bg-tint py-section dark:bg-band">
      <div className="wrap">
        <SectionHeading title="Where Small Business Gets Big Results" />
        <div className="grid grid-cols-1 gap-px md:gap-[22px] lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr]">
          <Panel title="Local Expertise" className="lg:row-span-2">
            <p>
              Returns around here come with village income tax, school district tax, CAUV farmland
              and gas royalties. One office in {site.address.city}, {countWord(site.towns.length)}{' '}
              towns around it.
            </p>
            <figure className="mt-5 aspect-[620/460] overflow-hidden rounded bg-river-tint lg:aspect-[620/330]">
              <TownMap />
            </figure>
          </Panel>
          <Panel title="Personalized Approach">
            <p>{facts.preparer}</p>
            <ol className="mt-4 border-t border-rule text-small text-ink">
              {STEPS.map((step, index) => (
                <li key={step} className="flex items-baseline gap-3 border-b border-rule py-2">
                  <b aria-hidden className="w-3 font-display text-ui text-river">
                    {index + 1}
                  </b>
                  {step}
                </li>
              ))}
            </ol>
          </Panel>
          <Panel title="Comprehensive Services">
            <p>Your return, and the books, payroll and plans behind it, in one office.</p>
          </Panel>
        </div>
      </div>
    </section>
  )
}

type PanelProps = { title: string; className?: string; children: ReactNode }

/** A sheet; on phones, a row that unfolds. */
function Panel({ title, className, children }: PanelProps) {
  return (
    <article className={clsx('rounded bg-sheet shadow-[0_0_0_1px_var(--rule)]', className)}>
      <PhoneFold
        className="px-5 md:px-[30px] md:pt-7 md:pb-[30px]"
        headClassName="max-md:min-h-14"
        head={<h3 className="text-[1.25rem] md:text-[1.5rem]">{title}</h3>}
      >
        <div className="pb-5 text-ink-2 md:pt-2 md:pb-0">{children}</div>
      </PhoneFold>
    </article>
  )
}

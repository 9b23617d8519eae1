import type { ReactNode } from 'react'
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

const SERVICE_NAMES = [
  'Personal tax',
  'Business tax',
  'Bookkeeping',
  'Payroll',
  'Formation',
  'Fractional CFO',
  'HR',
  'Marketing',
]

/** "Where Small Business Gets Big Results": three panels of different kinds (R75). */
export function BigResults() {
  return (
    <section className="bg-tint py-section dark:bg-band">
      <div className="wrap">
        <SectionHeading title="Where Small Business Gets Big Results" />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-[22px] lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <article className="flex flex-col rounded bg-sheet shadow-[0_0_0_1px_var(--rule)] lg:row-span-2">
            <figure className="aspect-[620/460] flex-1 overflow-hidden rounded-t border-b border-rule bg-river-tint lg:aspect-[620/400] lg:min-h-[250px]">
              <TownMap />
            </figure>
            <PanelText title="Local Expertise">
              Returns around here come with village income tax, school district tax, CAUV farmland
              and gas royalties. One office in {site.address.city}, {countWord(site.towns.length)}{' '}
              towns around it.
            </PanelText>
          </article>
          <article className="rounded bg-sheet shadow-[0_0_0_1px_var(--rule)]">
            <PanelText title="Personalized Approach">{facts.preparer}</PanelText>
            <ol className="mx-5 mb-6.5 border-t border-rule text-small md:mx-[30px]">
              {STEPS.map((step, index) => (
                <li key={step} className="flex items-baseline gap-3 border-b border-rule py-2">
                  <b aria-hidden className="w-3 font-display text-ui text-river">
                    {index + 1}
                  </b>
                  {step}
                </li>
              ))}
            </ol>
          </article>
          <article className="rounded bg-sheet shadow-[0_0_0_1px_var(--rule)]">
            <PanelText title="Comprehensive Services">
              Your return, and the books behind it.
            </PanelText>
            <ul className="mx-5 mb-6.5 columns-2 max-[18em]:columns-auto gap-6 text-small md:mx-[30px]">
              {SERVICE_NAMES.map((name) => (
                <li
                  key={name}
                  className="break-inside-avoid border-b border-rule py-[7px] font-[550]"
                >
                  {name}
                </li>
              ))}
            </ul>
          </article>
        </div>
      </div>
    </section>
  )
}

function PanelText({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="px-5 py-[22px] md:px-[30px] md:pt-7 md:pb-[30px]">
      <h3 className="text-[1.5rem]">{title}</h3>
      <p className="mt-2 max-w-[52ch] text-ink-2">{children}</p>
    </div>
  )
}

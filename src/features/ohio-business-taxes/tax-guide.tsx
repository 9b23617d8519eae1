import { ExternalLink } from '@/components/ui/external-link.tsx'
import { OHIO_TAXES, type OhioTax } from '@/content/ohio-business-taxes.ts'
import { richText } from '@/features/content/public.ts'
import { NextDate } from './next-date.tsx'

/** Every tax in full: what it is, rate, threshold, first steps, dates and official pages. */
export function TaxGuide() {
  return OHIO_TAXES.map((tax) => <TaxSection key={tax.id} tax={tax} />)
}

function TaxSection({ tax }: { tax: OhioTax }) {
  return (
    <section id={tax.id} className="scroll-mt-24">
      <h2>{tax.name}</h2>
      <p>{richText(tax.what)}</p>
      <dl className="mt-[1.1em] border-b border-rule text-ui leading-normal [&>div]:grid [&>div]:gap-x-6 [&>div]:border-t [&>div]:border-rule [&>div]:py-2.5 md:[&>div]:grid-cols-[8rem_minmax(0,1fr)] print:[&>div]:grid-cols-[7rem_1fr] print:[&>div]:py-1 [&_dt]:font-[650]">
        <div>
          <dt>Rate</dt>
          <dd>{richText(tax.rate)}</dd>
        </div>
        <div>
          <dt>Threshold</dt>
          <dd>{richText(tax.threshold)}</dd>
        </div>
        <div>
          <dt>First steps</dt>
          <dd>
            <ol className="list-decimal pl-5.5">
              {tax.firstSteps.map((step) => (
                <li key={step} className="mt-1 first:mt-0">
                  {richText(step)}
                </li>
              ))}
            </ol>
          </dd>
        </div>
        <div>
          <dt>Due</dt>
          <dd>
            {richText(tax.due)} <NextDate rules={tax.dueRules} />
          </dd>
        </div>
        <div>
          <dt>Official pages</dt>
          <dd>
            <ul>
              {tax.links.map(({ name, href }) => (
                <li key={href}>
                  <ExternalLink href={href} hasIcon={false}>
                    {name}
                  </ExternalLink>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      </dl>
    </section>
  )
}

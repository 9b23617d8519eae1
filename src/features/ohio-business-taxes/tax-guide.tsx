import { ExternalLink } from '@/components/ui/external-link.tsx'
import guide from '@/content/guides/ohio-business-taxes.md'
import type { OhioTax } from '@/content/schemas/guide.ts'
import { richText } from '@/features/content/public.ts'
import { NextDate } from './next-date.tsx'

/** Every tax as a fold: its rate and next date, and inside what it is, threshold, first steps and official pages. */
export const taxFolds = guide.taxes.map((tax) => ({
  title: tax.name,
  id: tax.id,
  short: { text: richText(tax.rate), date: <NextDate rules={tax.dueRules} isShort /> },
  content: <TaxDetails tax={tax} />,
}))

function TaxDetails({ tax }: { tax: OhioTax }) {
  return (
    <>
      <p>{richText(tax.what)}</p>
      <dl className="mt-[1.1em] text-ui leading-normal text-ink [&>div]:grid [&>div]:gap-x-6 [&>div]:border-t [&>div]:border-rule [&>div]:py-2.5 md:[&>div]:grid-cols-[8rem_minmax(0,1fr)] print:[&>div]:grid-cols-[7rem_1fr] print:[&>div]:py-1 [&_dt]:font-[650]">
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
            <ul className="max-md:[&_a]:inline-block max-md:[&_a]:py-1">
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
    </>
  )
}

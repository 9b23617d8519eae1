import { OFFICIAL_LINKS } from '@/config/official-links.ts'
import { ExternalLink } from '@/components/ui/external-link.tsx'
import { KIND_LABELS, PAYERS, paymentsOf } from './payments.ts'

/** A fold for each kind of payer, with every payment and its official pages, for visitors who skip the finder. */
export const paymentFolds = PAYERS.map(({ value, label }) => ({
  title: label,
  id: value,
  content: (
    <dl className="border-t border-rule text-ui text-ink">
      {paymentsOf(value).map(({ kind, ways }) => (
        <div
          key={kind}
          className="grid gap-x-6 border-b border-rule py-2.5 last:border-0 md:grid-cols-[15rem_1fr] print:grid-cols-[15rem_1fr] print:py-1"
        >
          <dt className="font-[650]">{KIND_LABELS[kind]}</dt>
          <dd className="flex flex-wrap items-start gap-x-4">
            {ways.map((way) => (
              <ExternalLink
                key={way}
                href={OFFICIAL_LINKS[way].href}
                hasIcon={false}
                className="max-md:py-0.5"
              >
                {OFFICIAL_LINKS[way].name}
              </ExternalLink>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  ),
}))

import { FoldChevron } from '@/components/fold-chevron.tsx'
import { noBreak } from '@/components/no-break.tsx'
import { OFFICIAL_LINKS } from '@/config/official-links.ts'
import { ButtonExternalLink } from '@/components/ui/button.tsx'
import { ExternalLink } from '@/components/ui/external-link.tsx'
import { type WayId, WAYS } from './payments.ts'

/** The official page to start with: its name, its link and its requirements. */
export function FirstWay({ way }: { way: WayId }) {
  const { name, href } = OFFICIAL_LINKS[way]
  return (
    <section className="print:break-inside-avoid">
      <p className="mt-3 text-small text-ink-2">Start with</p>
      <h3 className="tool-answer is-long">{noBreak(name)}</h3>
      <ButtonExternalLink href={href} className="no-print mt-4 text-balance max-md:w-full">
        Open {name}
      </ButtonExternalLink>
      <p className="print-only text-small break-all">{href}</p>
      <WayFacts way={way} />
    </section>
  )
}

/** Another official page that takes the payment, folded. */
export function OtherWay({ way }: { way: WayId }) {
  const { name, href } = OFFICIAL_LINKS[way]
  return (
    <details className="open-on-paper group border-t border-rule print:break-inside-avoid">
      <summary className="fold py-2 print:min-h-0">
        <h3 className="font-text text-ui font-[650] tracking-normal">
          <span className="font-normal text-ink-2">Or </span>
          {name}
        </h3>
        <FoldChevron className="no-print" />
      </summary>
      <div className="pb-4">
        <ButtonExternalLink
          href={href}
          variant="outline"
          size="sm"
          className="no-print text-balance max-md:w-full"
        >
          Open {name}
        </ButtonExternalLink>
        <p className="print-only text-small break-all">{href}</p>
        <WayFacts way={way} />
      </div>
    </details>
  )
}

function WayFacts({ way }: { way: WayId }) {
  const { fee, ready, rules } = WAYS[way]
  return (
    <dl className="mt-4 grid gap-x-4 gap-y-1.5 text-small text-ink print:mt-1 leading-normal xs:grid-cols-[6.5rem_1fr]">
      {fee && (
        <>
          <dt className="font-[650]">Fee</dt>
          <dd>{fee}</dd>
        </>
      )}
      <dt className="font-[650]">Have ready</dt>
      <dd>
        <ul className="grid gap-1">
          {ready.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </dd>
      <dt className="font-[650]">Good to know</dt>
      <dd>{rules.join(' ')}</dd>
    </dl>
  )
}

/** A fold for each official page of the tool, with its fee and requirements. */
export const wayFolds = (Object.keys(WAYS) as WayId[]).map((way) => {
  const { name, href } = OFFICIAL_LINKS[way]
  return {
    title: name,
    id: way,
    content: (
      <>
        <ExternalLink href={href} className="inline-flex items-center gap-1.5 py-1">
          Open {name}
        </ExternalLink>
        <WayFacts way={way} />
      </>
    ),
  }
})

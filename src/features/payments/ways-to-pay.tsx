import { OFFICIAL_LINKS } from '@/content/official-links.ts'
import { ButtonExternalLink } from '@/components/ui/button.tsx'
import { ExternalLink } from '@/components/ui/external-link.tsx'
import { type WayId, WAYS } from './ways.ts'

/** An official page in the finder's result: its rank, its link and its requirements. */
export function WayCard({ way, intro }: { way: WayId; intro: string }) {
  const { name, href } = OFFICIAL_LINKS[way]
  return (
    <section className="mt-5 border-t border-rule pt-4 print:mt-1.5 print:break-inside-avoid print:pt-1.5">
      <h3 className="font-text text-ui font-[650] tracking-normal">
        <span className="font-normal text-ink-2">{intro} </span>
        {name}
      </h3>
      <WayFacts way={way} />
      <ButtonExternalLink
        href={href}
        variant={intro === 'Or' ? 'outline' : 'primary'}
        size="sm"
        className="no-print mt-3.5 text-balance max-md:w-full"
      >
        Open {name}
      </ButtonExternalLink>
      <span className="print-only text-small break-all">{href}</span>
    </section>
  )
}

function WayFacts({ way }: { way: WayId }) {
  const { fee, ready, rules } = WAYS[way]
  return (
    <dl className="mt-2 grid gap-x-4 gap-y-1.5 text-small leading-normal xs:grid-cols-[6.5rem_1fr]">
      <dt className="font-[650]">Fee</dt>
      <dd>{fee}</dd>
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

const ALL_WAYS = Object.keys(WAYS) as WayId[]

/** Every official page of the tool with its fee and requirements. */
export function WayList() {
  return (
    <ul className="mt-[1.1em] border-t border-rule">
      {ALL_WAYS.map((way) => {
        const { name, href } = OFFICIAL_LINKS[way]
        return (
          <li key={way} className="border-b border-rule py-4 print:break-inside-avoid print:py-2">
            <h3 className="mt-0! font-text text-ui font-[650] tracking-normal">
              <ExternalLink href={href} className="inline-flex items-center gap-1.5">
                {name}
              </ExternalLink>
            </h3>
            <WayFacts way={way} />
          </li>
        )
      })}
    </ul>
  )
}

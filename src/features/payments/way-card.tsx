import { OFFICIAL_LINKS } from '@/content/official-links'
import { ButtonExternalLink } from '@/components/ui/button'
import { WayFacts } from './way-facts'
import { type WayId, WAYS } from './ways'

/** One official page as an answer: its rank, the link, and what it takes. */
export function WayCard({ way, intro }: { way: WayId; intro: string }) {
  const { name, href } = OFFICIAL_LINKS[WAYS[way].link]
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

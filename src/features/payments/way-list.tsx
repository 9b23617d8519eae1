import { OFFICIAL_LINKS } from '@/content/official-links'
import { ExternalLink } from '@/components/ui/external-link'
import { WayFacts } from './way-facts'
import { WAYS, type WayId } from './ways'

const ALL_WAYS = Object.keys(WAYS) as WayId[]

/** Every official page of the tool with its fee and requirements. */
export function WayList() {
  return (
    <ul className="mt-[1.1em] border-t border-rule">
      {ALL_WAYS.map((way) => {
        const { name, href } = OFFICIAL_LINKS[WAYS[way].link]
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

import { noBreak } from '@/components/no-break.tsx'
import { ButtonExternalLink } from '@/components/ui/button.tsx'
import guide from '@/content/guides/check-refund.md'

/** The official trackers, each with what to have ready. */
export function Trackers() {
  return (
    <section aria-labelledby="trackers" className="tool-reference">
      <h2 id="trackers">Official trackers</h2>
      <p className="mt-3 max-w-measure text-ink-2">
        Only the tax authorities know the status of your refund. Have these ready, then type them
        there, not here.
      </p>
      <ul className="mt-6 grid gap-x-8 gap-y-7 border-t-3 border-ink pt-5 lg:grid-cols-3 print:mt-3 print:grid-cols-3 print:gap-x-5 print:pt-2">
        {guide.trackers.map(({ heading, link, about, ready }) => (
          <li key={link.href} className="flex flex-col items-start">
            <h3>{noBreak(heading)}</h3>
            <p className="mt-1.5 text-small text-ink-2">{about}</p>
            <ul className="mt-3 mb-4.5 w-full print:mb-2 border-t border-rule text-ui">
              {ready.map((item) => (
                <li key={item} className="border-b border-rule py-1.5">
                  {item}
                </li>
              ))}
            </ul>
            <ButtonExternalLink
              href={link.href}
              variant="outline"
              className="mt-auto max-md:w-full print:min-h-0 print:border-0 print:p-0 print:text-left"
            >
              {link.name}
            </ButtonExternalLink>
            <span className="print-only text-small break-all">{link.href}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

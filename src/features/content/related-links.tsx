import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { PAGE_NAMES } from '@/content/page-names'

export type RelatedLinksProps = {
  title: string
  section: '/services' | '/industries'
  slugs: readonly string[]
}

/** Links to a page's neighbours, under an ink rule. */
export function RelatedLinks({ title, section, slugs }: RelatedLinksProps) {
  return (
    <nav aria-label={title} className="no-print border-t-[3px] border-ink">
      <h2 className="pt-2.5 pb-1 font-text text-small leading-snug font-[650] tracking-normal">
        {title}
      </h2>
      <ul>
        {slugs.map((slug) => (
          <li key={slug} className="border-b border-rule">
            <Link
              to={`${section}/${slug}`}
              className="flex min-h-11 items-center justify-between gap-3 py-2 text-small font-[650]"
            >
              {PAGE_NAMES[`${section}/${slug}`]}
              <ArrowRight aria-hidden size={18} strokeWidth={1.75} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

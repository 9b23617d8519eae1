import { noBreak } from '@/components/no-break'
import type { ProseContent } from '@/content/types'
import { richText } from './rich-text'
import './prose-page.css'

/** What a long page comes down to, beside its headline. */
export function InShort({ lines }: { lines: ProseContent['inShort'] }) {
  return (
    <section className="in-short">
      <h2 className="text-h3">In short</h2>
      <dl>
        {lines.map(({ term, text }) => (
          <div key={term}>
            <dt>{noBreak(term)}</dt>
            <dd>{richText(text)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

import { ActionLink } from '@/components/action-link'
import type { Text } from '@/content/types'
import { RuledList } from './section'

/** What to bring, below the price. */
export function BringSection({ items }: { items: readonly Text[] }) {
  return (
    <section className="subject-section subject-bring">
      <h2>What to bring</h2>
      <RuledList items={items} className="text-ui" />
      <ActionLink to="/resources/tax-prep-checklist" className="no-print mt-2">
        Make my checklist
      </ActionLink>
    </section>
  )
}

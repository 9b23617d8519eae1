import { noBreak } from '@/components/no-break.tsx'
import { ActionLink } from '@/components/action-link.tsx'
import { CtaBanner } from '@/components/cta-banner.tsx'
import { Scene } from '@/components/scene.tsx'
import guide from '@/content/guides/resources.md'
import { pageAt } from '@/lib/find-page.ts'
import { ChecklistTile } from '@/features/checklist/checklist-tile.tsx'
import { Crumbs } from '@/features/content/crumbs.tsx'
import { ResourcesDeadlines } from '@/features/deadlines/resources-deadlines.tsx'
import { RefundTile } from '@/features/refund/refund-tile.tsx'
import { WagesTile } from '@/features/tax/calculator/wages-tile.tsx'
import './resources.css'

/** The tools as a board with the visitor's saved data, then the others by task (R175). */
export default function ResourcesPage() {
  const { title, lead } = guide
  const { scene } = pageAt('/resources')
  return (
    <>
      <div className="wrap pb-section">
        <div className="board-top two-columns items-end">
          <div className="pb-9 max-md:pb-5.5">
            <Crumbs />
            <h1>{title}</h1>
            <p className="mt-3 text-lead leading-normal text-ink-2">{lead}</p>
          </div>
          {scene && <Scene name={scene} isFirst />}
        </div>
        <div className="board grid overflow-clip bg-sheet shadow-sheet print:block">
          <ResourcesDeadlines />
          <WagesTile />
          <ChecklistTile />
          <RefundTile />
        </div>
        <section className="mt-[clamp(40px,4.4vw,64px)]">
          <h2>More tools and guides</h2>
          <ul className="mt-3.5 border-t-3 border-ink">
            {guide.tools.map(({ path, text, action }) => (
              <li
                key={path}
                className="grid items-baseline gap-x-6 gap-y-0.5 border-b border-rule py-2 md:grid-cols-[220px_1fr_auto] wide:grid-cols-[300px_1fr_auto]"
              >
                <h3 className="text-[1.25rem]">{pageAt(path).label}</h3>
                <p className="text-ui leading-[1.45] text-ink-2">{noBreak(text)}</p>
                <ActionLink to={path}>{action}</ActionLink>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <CtaBanner line="Not sure which one? Ask us." />
    </>
  )
}

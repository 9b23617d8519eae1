import { ButtonExternalLink } from '@/components/ui/button.tsx'
import type { Door } from '@/content/client-portal-help.ts'
import { DashList } from '@/features/content/prose.tsx'
import { PortalDoor } from './drawings.tsx'

/** One of the two portals, as a door to it. */
export function DoorCard({ door }: { door: Door }) {
  const { picture, name, lead, uses, asks, action } = door
  return (
    <section className="door-card rounded bg-sheet shadow-sheet">
      <div>
        <PortalDoor kind={picture} />
      </div>
      <div>
        <h3 className="text-[1.5rem] leading-tight">{name}</h3>
        <p className="mt-1.5">{lead}</p>
        <DashList items={uses} />
        <p className="mt-4 mb-5 text-small text-ink-2">{asks}</p>
        <ButtonExternalLink href={action.href} className="mt-auto">
          {action.label}
        </ButtonExternalLink>
      </div>
    </section>
  )
}

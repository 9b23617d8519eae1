import { ButtonExternalLink } from '@/components/ui/button.tsx'
import { dropOffHref } from '@/config/links.ts'
import { site } from '@/config/site.ts'
import type { Door } from '@/content/schemas/guide.ts'
import { DashList } from '@/features/content/prose.tsx'
import { PortalDoor } from './drawings.tsx'

/** One of the two portals, as a door to it. */
export function DoorCard({ door }: { door: Door }) {
  const { picture, name, lead, uses, asks, action } = door
  return (
    <section className="grid grid-cols-[88px_minmax(0,1fr)] gap-x-4 overflow-hidden rounded bg-sheet pr-4 shadow-sheet lg:grid-cols-[168px_minmax(0,1fr)] lg:gap-x-8">
      <div className="grid items-end justify-items-center bg-tint pt-6">
        <PortalDoor kind={picture} />
      </div>
      <div className="flex flex-col items-start py-6">
        <h3 className="text-[1.5rem] leading-tight">{name}</h3>
        <p className="mt-1.5">{lead}</p>
        <DashList items={uses} />
        <p className="mt-4 mb-5 text-small text-ink-2">{asks}</p>
        <ButtonExternalLink
          href={picture === 'door' ? site.portalUrl : dropOffHref}
          className="mt-auto w-full"
        >
          {action}
        </ButtonExternalLink>
      </div>
    </section>
  )
}

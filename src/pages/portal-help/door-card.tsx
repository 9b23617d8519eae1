import type { ReactNode } from 'react'
import { ButtonExternalLink } from '@/components/ui/button'
import type { Door } from '@/content/client-portal-help'
import { DashList } from '@/features/content/prose'

export type DoorCardProps = { door: Door; picture: ReactNode }

/** One of the two portals, as a door to it. */
export function DoorCard({ door: { name, lead, uses, asks, action }, picture }: DoorCardProps) {
  return (
    <section className="door-card">
      <div>{picture}</div>
      <div>
        <h3>{name}</h3>
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

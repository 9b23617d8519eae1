import { noBreak } from '@/components/no-break.tsx'
import { ButtonExternalLink } from '@/components/ui/button.tsx'
import { dropOffHref } from '@/config/links.ts'
import { site } from '@/config/site.ts'
import guide from '@/content/guides/client-portal-help.md'
import type { Door } from '@/content/schemas/guide.ts'
import { richText } from '@/features/content/public.ts'
import { PageHeader } from '@/features/content/page-header.tsx'
import { Folds } from '@/features/content/folds.tsx'
import { DashList } from '@/features/content/prose.tsx'
import { OfficeSheet, SideSheet } from '@/features/content/side-sheets.tsx'
import { Split } from '@/features/content/split.tsx'
import { PaperPicture, PortalDoor } from './portal-help/drawings.tsx'

export default function ClientPortalHelpPage() {
  const { headline, lead, doors, signIn, ready, questions, safety } = guide
  return (
    <>
      <PageHeader title={headline} lead={lead} />
      <div className="wrap pt-[clamp(36px,4vw,56px)]">
        <section id="which" className="scroll-mt-24">
          <h2>Which one do I need?</h2>
          <div className="mt-5 grid gap-5 md:grid-cols-2">
            {doors.map((door) => (
              <DoorCard key={door.name} door={door} />
            ))}
          </div>
          <p className="mt-5 max-w-measure text-ink-2">{richText(signIn)}</p>
        </section>
        <section id="ready" className="mt-section scroll-mt-24">
          <h2>Before you send papers</h2>
          <ol className="mt-5 grid gap-x-8 border-t-3 border-ink md:grid-cols-2 lg:grid-cols-4">
            {ready.map(({ picture, title, text }) => (
              <li
                key={title}
                className="grid grid-cols-[80px_minmax(0,1fr)] items-start gap-x-4 border-rule py-5 max-lg:border-b lg:block"
              >
                <PaperPicture kind={picture} />
                <div>
                  <h3 className="font-text text-body leading-[1.45] font-[650] tracking-normal lg:mt-4">
                    {title}
                  </h3>
                  <p className="mt-1 text-ui text-ink-2">{noBreak(text)}</p>
                </div>
              </li>
            ))}
          </ol>
        </section>
      </div>
      <Split
        main={
          <div id="trouble" className="scroll-mt-24">
            <Folds
              title="Trouble getting in"
              open={0}
              folds={questions.map(({ question, answer }) => ({
                title: question,
                content: richText(answer),
              }))}
            />
          </div>
        }
        side={
          <>
            <SideSheet title="How to tell it is really us">
              <p className="mt-3 text-ink-2">{richText(safety)}</p>
            </SideSheet>
            <OfficeSheet />
          </>
        }
      />
    </>
  )
}

/** One of the two portals, as a door to it. */
function DoorCard({ door }: { door: Door }) {
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

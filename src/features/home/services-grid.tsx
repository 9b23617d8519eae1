import { clsx } from 'clsx'
import { ActionLink } from '@/components/action-link.tsx'
import { Scene } from '@/components/scene.tsx'
import { SectionHeading } from '@/components/section-heading.tsx'
import { noBreak } from '@/components/no-break.tsx'
import { ButtonLink } from '@/components/ui/button.tsx'
import guide from '@/content/guides/home.md'

const [lead, ...others] = guide.services

/** The directory of services: one lead entry with a drawing and seven plain ones (R70-R74). */
export function ServicesGrid() {
  return (
    <section className="wrap py-section">
      <SectionHeading
        title="What we do"
        action={
          <ButtonLink variant="outline" to="/services" className="max-md:px-3.5 max-md:text-small">
            View All Services
          </ButtonLink>
        }
      />
      <div className="grid grid-cols-12 border-t-3 border-ink">
        <article className="col-span-12 flex flex-col border-b border-rule wide:col-span-6 wide:row-span-2">
          <Scene
            name="main-street"
            className="is-wide min-h-[136px] flex-1 md:min-h-[clamp(250px,36vw,380px)] wide:min-h-[250px]"
          />
          <div className="relative grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-1 py-3 md:items-end md:pt-5.5 md:pb-4 md:pr-7">
            <h3 className="text-[1.5rem] md:text-[1.75rem]">{lead.name}</h3>
            <p className="max-w-brief text-ink-2 max-md:leading-[1.45] md:mt-2">{lead.text}</p>
            <LearnMore
              name={lead.name}
              href={lead.href}
              className="col-start-2 row-span-2 row-start-1 md:self-end"
            />
          </div>
        </article>
        {others.map(({ name, text, href }, index) => (
          <article
            key={name}
            className={clsx(
              'relative col-span-12 grid grid-cols-[1fr_auto] items-center gap-x-4 border-b border-rule py-2.5 max-[18em]:block md:col-span-6 md:flex md:flex-col md:items-stretch md:px-6 md:pt-6 md:pb-3.5',
              index % 2 === 0 ? 'md:max-wide:pl-0' : 'md:max-wide:border-l',
              index < 4 ? 'wide:col-span-3 wide:border-l' : 'wide:col-span-4',
              index === 4 && 'wide:pl-0',
              index > 4 && 'wide:border-l',
              index === others.length - 1 && 'md:max-wide:col-span-12',
            )}
          >
            <h3>{name}</h3>
            <p className="mt-0.5 text-ui leading-[1.4] text-ink-2 md:mt-2 md:flex-1 md:leading-normal">
              {noBreak(text)}
            </p>
            <LearnMore
              name={name}
              href={href}
              className="max-md:col-start-2 max-md:row-span-2 max-md:row-start-1 md:mt-2"
            />
          </article>
        ))}
      </div>
    </section>
  )
}

/** Its whole card leads there. On phones, the arrow alone is visible. */
function LearnMore({ name, href, className }: { name: string; href: string; className: string }) {
  return (
    <ActionLink to={href} className={clsx('after:absolute after:inset-0', className)}>
      <span className="max-md:sr-only">Learn More</span>
      <span className="sr-only"> about {name}</span>
    </ActionLink>
  )
}

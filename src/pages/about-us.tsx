import { CtaBanner } from '@/components/cta-banner.tsx'
import { ButtonLink } from '@/components/ui/button.tsx'
import { PhoneLink } from '@/components/ui/phone-link.tsx'
import { site } from '@/config/site.ts'
import about from '@/content/guides/about.md'
import { Crumbs } from '@/features/content/crumbs.tsx'
import { FirmSchema } from '@/features/content/firm-schema.tsx'
import { richText } from '@/features/content/rich-text.tsx'
import OfficeHours from '@/features/place/office-hours.tsx'
import { OfficePicture, People } from '@/features/place/people.tsx'
import { TownMap } from '@/features/place/town-map.tsx'
import { RatingLink } from '@/features/rating/rating-link.tsx'
import { preloadDrawing } from '@/components/preload-drawing.ts'
import '@/components/scene.css'
import './about-us.css'

const [work, place] = about.sections

/** The firm: facts, how we work, people, place and hours (R171). */
export default function AboutPage() {
  preloadDrawing('scenes/main-street-{time}')
  return (
    <>
      <FirmSchema />
      <section className="about-street scene-main-street overflow-clip">
        <div className="wrap">
          <Crumbs />
          <div className="two-columns items-start max-md:gap-y-2.5">
            <h1 className="max-w-[9em]">{about.headline}</h1>
            <p className="pt-[5px] text-lead leading-normal md:pl-6">{about.lead}</p>
          </div>
        </div>
      </section>
      <div className="wrap">
        <div className="about-facts grid border-b-4 border-double border-ink max-[18em]:block!">
          <dl className="contents max-[18em]:block! max-[18em]:*:border-l-0! max-[18em]:*:pl-0!">
            {about.facts.map(({ figure, text }) => (
              <div key={text} className="flex flex-col-reverse justify-end">
                <dt className="mt-2.5 leading-[1.4] text-ink-2">{text}</dt>
                <dd>{figure}</dd>
              </div>
            ))}
          </dl>
          <RatingLink className="text-ink-2 hover:text-ink" />
        </div>
        <OfficePicture photo={site.officePhoto} />
        <People people={site.people} />
      </div>
      <section className="wrap py-section">
        <h2>How we work</h2>
        <ol className="mt-5 border-t-3 border-ink">
          {about.statements.map(({ title, text }) => (
            <li
              key={title}
              className="grid grid-cols-1 gap-y-[4px] py-[24px] not-first:border-t not-first:border-rule max-md:gap-y-[10px] md:grid-cols-[minmax(0,1fr)_340px] wide:grid-cols-[minmax(0,1fr)_480px]"
            >
              <h3 className="text-[clamp(1.5rem,1.1rem+1.4vw,2.125rem)]! leading-[1.18] tracking-[-0.018em]">
                {title}
              </h3>
              <p className="pt-[5px] text-ink-2 md:pl-[64px]">{richText(text)}</p>
            </li>
          ))}
        </ol>
        <div className="about-work mt-section grid gap-x-12 gap-y-4 border-t-3 border-ink pt-6">
          <h2 className="text-[1.75rem]">{work.heading}</h2>
          {work.paragraphs.map((text) => (
            <p key={text}>{richText(text)}</p>
          ))}
        </div>
      </section>
      <div className="border-t border-rule bg-band py-[clamp(48px,5.2vw,80px)]">
        <div className="wrap two-columns gap-y-10">
          <section className="flex flex-col">
            <h2 className="text-[1.75rem]">{place.heading}</h2>
            {place.paragraphs.map((text) => (
              <p key={text} className="mt-2 mb-4.5 text-ink-2">
                {text}
              </p>
            ))}
            <div className="relative min-h-[330px] flex-1 overflow-hidden rounded bg-river-tint max-md:aspect-[620/460] max-md:min-h-0 max-md:flex-none *:absolute *:inset-0">
              <TownMap />
            </div>
          </section>
          <section>
            <OfficeHours />
            <div className="no-print mt-4.5 grid gap-2.5 max-md:hidden wide:grid-cols-[1fr_auto]">
              <ButtonLink to="/schedule">Schedule a Consultation</ButtonLink>
              <PhoneLink className="inline-flex min-h-12 items-center justify-center gap-2 rounded border-2 border-line px-3.5 font-[650] text-ink no-underline hover:border-ink hover:bg-tint hover:text-ink" />
            </div>
          </section>
        </div>
      </div>
      <CtaBanner line="Come by, call, or see us by video." />
    </>
  )
}

import { DeferredSection } from '@/components/deferred-section.tsx'
import { ButtonLink } from '@/components/ui/button.tsx'
import { ExternalLink } from '@/components/ui/external-link.tsx'
import { PhoneLink } from '@/components/ui/phone-link.tsx'
import { site } from '@/config/site.ts'
import { ContactForm } from '@/features/contact/contact-form.tsx'
import { PageHeader } from '@/features/content/page-header.tsx'
import { OfficeSheet } from '@/features/content/side-sheets.tsx'
import { RatingLink } from '@/features/rating/rating-link.tsx'
import { StreetMap } from '@/features/place/street-map.tsx'
import { loadWhenIdle, retryableLazy } from '@/lib/lazy-loading.tsx'
import './contact.css'

const OfficeHours = retryableLazy(loadWhenIdle(() => import('@/features/place/office-hours.tsx')))

export default function ContactPage() {
  return (
    <>
      <PageHeader
        title="Call, write or come by"
        lead="Use whichever suits you."
        actions={
          <>
            <PhoneLink className="inline-flex min-h-12 items-center justify-center gap-2.5 rounded bg-action px-[22px] font-[650] text-on-action no-underline hover:bg-action-hover hover:text-on-action" />
            <ButtonLink variant="outline" to="/schedule">
              Schedule a Consultation
            </ButtonLink>
          </>
        }
        picture={
          // From edge to edge, but for the notch of a turned phone.
          <div className="head-picture overflow-hidden bg-river-tint max-lg:mx-[calc(var(--notch)-var(--gutter))]! max-lg:aspect-[12/5]! max-lg:h-auto!">
            <StreetMap />
          </div>
        }
      />
      {/* Once the message is sent, the week moves below the short confirmation. */}
      <div className="wrap group grid items-start gap-y-11 pt-[clamp(36px,4vw,56px)] pb-section lg:two-columns lg:grid-rows-[auto_1fr]">
        <div className="min-w-0 lg:row-span-2 lg:group-has-data-sent:row-span-1">
          <div className="rounded bg-sheet p-6 shadow-sheet">
            <noscript>
              <p className="mb-4 font-semibold">
                Sending a message needs JavaScript. Please call {site.phone.display} or write to{' '}
                <a href={`mailto:${site.email}`}>{site.email}</a>.
              </p>
            </noscript>
            <ContactForm />
          </div>
        </div>
        <div className="min-w-0 lg:group-has-data-sent:row-span-2">
          <OfficeSheet>
            <ExternalLink href={site.mapsUrl} className="inline-flex min-h-11 items-center gap-1.5">
              Find us on the map
            </ExternalLink>
            <p className="text-small text-ink-2">
              Sending papers? Use Upload Docs at the top of the page.
            </p>
            <RatingLink className="contact-rating mt-5 block border-t border-rule pt-5 text-small text-ink-2 hover:text-ink" />
          </OfficeSheet>
        </div>
        <section className="min-w-0 [&_h2]:text-[1.375rem]">
          <DeferredSection minHeight="470px">
            <OfficeHours />
          </DeferredSection>
        </section>
      </div>
    </>
  )
}

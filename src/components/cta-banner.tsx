import { site } from '@/config/site.ts'
import { ButtonExternalLink, ButtonLink } from './ui/button.tsx'

/**
 * The closing banner (R80). Its ripples are below the text, never behind it.
 * @param line says what to come for from this page
 */
export function CtaBanner({ line }: { line: string }) {
  return (
    <section className="ripple on-deep no-print bg-deep bg-[position:0_100%] bg-repeat-x text-on-deep">
      <div className="wrap grid items-center gap-x-12 gap-y-5 pt-[clamp(28px,4.6vw,68px)] pb-[clamp(52px,7vw,112px)] lg:grid-cols-[1fr_auto]">
        <div>
          <h2 className="md:text-h1">Ready to Get Started?</h2>
          <p className="mt-2.5 max-w-brief text-lead text-on-deep-2">{line}</p>
        </div>
        <div className="flex flex-wrap gap-3 max-md:[&>*]:w-full">
          <ButtonLink variant="brass" to="/schedule">
            Schedule a Consultation
          </ButtonLink>
          <ButtonExternalLink variant="outline-on-deep" href={site.portalUrl}>
            Client Portal
          </ButtonExternalLink>
        </div>
      </div>
    </section>
  )
}

import '@/styles/all.css'
import { CtaBanner } from '@/components/cta-banner'
import { ButtonLink } from '@/components/ui/button'
import { about } from '@/content/about'
import { ProsePage } from '@/features/content/prose-page'
import { FirmSchema } from '@/features/content/firm-schema'

export default function AboutPage() {
  return (
    <>
      <FirmSchema />
      <ProsePage
        content={about}
        crumb={{ label: 'Our Story', href: '/about-us' }}
        plate={{ x: '74%', y: '88%', zoom: '300%' }}
        actions={
          <>
            <ButtonLink to="/schedule">Schedule a Consultation</ButtonLink>
            <ButtonLink variant="outline" to="/services">
              What we do
            </ButtonLink>
          </>
        }
        after={<CtaBanner />}
      />
    </>
  )
}

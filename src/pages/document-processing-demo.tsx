import { CtaBanner } from '@/components/cta-banner'
import { PageHeader } from '@/features/content/page-header'
import { DashList, Prose, ProseSection } from '@/features/content/prose'
import { DocumentReader } from '@/features/documents/document-reader'
import { documentDemo } from '@/content/document-demo'

export default function DocumentProcessingDemoPage() {
  const { headline, lead, sections, limits } = documentDemo
  return (
    <>
      <PageHeader title={headline} lead={lead} />
      <div className="wrap pt-[clamp(24px,3vw,40px)] pb-section">
        <DocumentReader />
        <noscript>
          <p className="mt-4 font-semibold">Reading a document needs JavaScript.</p>
        </noscript>
        <div className="mt-[clamp(40px,5vw,72px)]">
          <Prose>
            {sections.map((section) => (
              <ProseSection key={section.heading} section={section} />
            ))}
            <h2>Limits</h2>
            <DashList items={limits} />
          </Prose>
        </div>
      </div>
      <CtaBanner />
    </>
  )
}

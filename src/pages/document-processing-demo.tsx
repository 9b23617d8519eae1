import { CtaBanner } from '@/components/cta-banner.tsx'
import { PageHeader } from '@/features/content/page-header.tsx'
import { DashList, Prose, ProseSection } from '@/features/content/prose.tsx'
import { DocumentReader } from '@/features/documents/document-reader.tsx'
import { documentDemo } from '@/content/document-demo.ts'

export default function DocumentProcessingDemoPage() {
  const { headline, lead, sections, limits } = documentDemo
  const [forms, ...others] = sections
  return (
    <>
      <PageHeader title={headline} lead={lead} />
      <div className="wrap pt-[clamp(24px,3vw,40px)] pb-section">
        <DocumentReader />
        <noscript>
          <p className="mt-4 font-semibold">Reading a document needs JavaScript.</p>
        </noscript>
        <div className="mt-[clamp(40px,5vw,72px)] grid gap-x-[clamp(32px,5vw,64px)] gap-y-[3.15rem] lg:grid-cols-2">
          <Prose>
            <ProseSection section={forms} />
            <h2>Limits</h2>
            <DashList items={limits} />
          </Prose>
          <Prose>
            {others.map((section) => (
              <ProseSection key={section.heading} section={section} />
            ))}
          </Prose>
        </div>
      </div>
      <CtaBanner />
    </>
  )
}

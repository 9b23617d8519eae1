import guide from '@/content/guides/document-processing-demo.md'
import { Folds } from '@/features/content/folds.tsx'
import { DashList, sectionFold } from '@/features/content/prose.tsx'
import { ToolPage } from '@/features/content/tool-page.tsx'
import { DocumentReader } from '@/features/documents/document-reader.tsx'

export default function DocumentProcessingDemoPage() {
  return (
    <ToolPage
      head={guide}
      tool={
        <>
          <DocumentReader />
          <noscript>
            <p className="mt-4 font-semibold">Reading a document needs JavaScript.</p>
          </noscript>
        </>
      }
    >
      <Folds
        title="About the reader"
        folds={[
          ...guide.sections.map(sectionFold),
          { title: 'Limits', id: 'limits', content: <DashList items={guide.limits} /> },
        ]}
        className="tool-reference"
      />
    </ToolPage>
  )
}

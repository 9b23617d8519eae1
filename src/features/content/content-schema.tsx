import type { FAQPage, Service } from 'schema-dts'
import { siteUrl } from '@/config/links.ts'
import { site } from '@/config/site.ts'
import { pageAt } from '@/lib/find-page.ts'
import type { Question, ServiceContent, Text } from '@/content/schemas/page.ts'
import { findFigure } from '@/content/find-figure.ts'
import { areaServed, FIRM_ID } from './firm-schema.tsx'
import { JsonLd } from './structured-data.tsx'

/** Structured data of a service page: the service and its questions. */
export function ServiceSchema({ service }: { service: ServiceContent }) {
  const { path, label } = pageAt(`/services/${service.slug}`)
  return (
    <>
      <JsonLd<Service>
        data={{
          '@type': 'Service',
          name: service.headline,
          serviceType: label,
          description: plainText(service.lead),
          url: new URL(path, siteUrl).href,
          provider: { '@type': 'AccountingService', '@id': FIRM_ID, name: site.name },
          areaServed: areaServed(),
        }}
      />
      <QuestionsSchema questions={service.questions} />
    </>
  )
}

/** Structured data of a page's questions with their answers. */
export function QuestionsSchema({ questions }: { questions: readonly Question[] }) {
  return (
    <JsonLd<FAQPage>
      data={{
        '@type': 'FAQPage',
        mainEntity: questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
        })),
      }}
    />
  )
}

/** A content text without markup: a link becomes its text, and a figure its value. */
function plainText(text: Text): string {
  return text
    .replace(/\[([^\]]+)\]\([^)\s]+\)/g, '$1')
    .replace(/\{(\w+)\}/g, (_, id: string) => findFigure(id).value)
}

import type { Thing } from 'schema-dts'

/**
 * Structured data for search engines, in schema.org vocabulary. Never review stars: the rating may not be
 * stored, and may be a saved figure (R236, D22).
 */
export function JsonLd<Kind extends Thing>({ data }: { data: Exclude<Kind, string> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data })
  return (
    <script
      type="application/ld+json"
      // Escaped so that no text can end the element.
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
    />
  )
}

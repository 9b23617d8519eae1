import { readFileSync } from 'node:fs'
import { validateXML } from 'xmllint-wasm'

/**
 * Validates XML against a schema in tests/schemas.
 * @returns the problems, one line each
 */
export async function validateXml(text: string, schema: 'rss' | 'sitemap'): Promise<string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: 'tested.xml', contents: text }],
    schema: [readFileSync(`tests/schemas/${schema}.xsd`, 'utf8')],
  })
  return errors.map(({ rawMessage }) => rawMessage)
}

/** The parts of the content pages that other features use. */
export { Crumbs } from './crumbs.tsx'
export { PageHeader } from './page-header.tsx'
export { richText } from './rich-text.tsx'
export { FIRM_ID, FirmSchema } from './firm-schema.tsx'
export { JsonLd } from './structured-data.tsx'

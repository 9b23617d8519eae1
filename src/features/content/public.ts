/** What other features use from the content pages. */
export { Crumbs } from './crumbs'
export { PageHeader } from './page-header'
export { richText } from './rich-text'
export { FIRM_ID, FirmSchema } from './firm-schema'
export { JsonLd } from './structured-data'

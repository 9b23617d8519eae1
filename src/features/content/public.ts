/** What other features use of the content pages. */
export { type Crumb, Crumbs } from './crumbs'
export { RichText } from './rich-text'
export { BreadcrumbSchema, FIRM_ID, JsonLd } from './structured-data'

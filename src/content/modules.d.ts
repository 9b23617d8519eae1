/** What build/content/page-texts.ts makes. */
declare module 'virtual:card-prices' {
  type Card = import('./schemas/page.ts').PriceCard
  /** The first line of each page's price card by the page's path. */
  const prices: Readonly<Record<string, Pick<Card, 'label' | 'price'>>>
  export default prices
}

declare module '@/content/guides/about.md' {
  const guide: import('./schemas/guide.ts').Guides['about']
  export default guide
}

declare module '@/content/guides/check-refund.md' {
  const guide: import('./schemas/guide.ts').Guides['check-refund']
  export default guide
}

declare module '@/content/guides/client-portal-help.md' {
  const guide: import('./schemas/guide.ts').Guides['client-portal-help']
  export default guide
}

declare module '@/content/guides/deadlines.md' {
  const guide: import('./schemas/guide.ts').Guides['deadlines']
  export default guide
}

declare module '@/content/guides/document-processing-demo.md' {
  const guide: import('./schemas/guide.ts').Guides['document-processing-demo']
  export default guide
}

declare module '@/content/guides/estimated-taxes.md' {
  const guide: import('./schemas/guide.ts').Guides['estimated-taxes']
  export default guide
}

declare module '@/content/guides/home.md' {
  const guide: import('./schemas/guide.ts').Guides['home']
  export default guide
}

declare module '@/content/guides/industries.md' {
  const guide: import('./schemas/guide.ts').Guides['industries']
  export default guide
}

declare module '@/content/guides/ohio-business-taxes.md' {
  const guide: import('./schemas/guide.ts').Guides['ohio-business-taxes']
  export default guide
}

declare module '@/content/guides/property-taxes.md' {
  const guide: import('./schemas/guide.ts').Guides['property-taxes']
  export default guide
}

declare module '@/content/guides/resources.md' {
  const guide: import('./schemas/guide.ts').Guides['resources']
  export default guide
}

declare module '@/content/guides/services.md' {
  const guide: import('./schemas/guide.ts').Guides['services']
  export default guide
}

declare module '@/content/guides/tax-calculator.md' {
  const guide: import('./schemas/guide.ts').Guides['tax-calculator']
  export default guide
}

declare module '@/content/guides/tax-payment-center.md' {
  const guide: import('./schemas/guide.ts').Guides['tax-payment-center']
  export default guide
}

declare module '@/content/guides/withholding-check.md' {
  const guide: import('./schemas/guide.ts').Guides['withholding-check']
  export default guide
}

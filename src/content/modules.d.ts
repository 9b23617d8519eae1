/** What build/content/page-texts.ts makes. */
declare module 'virtual:card-prices' {
  type Card = import('./schemas/page.ts').PriceCard
  /** The first line of each page's price card by the page's path. */
  const prices: Readonly<Record<string, Pick<Card, 'label' | 'price'>>>
  export default prices
}

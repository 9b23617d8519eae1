import phones from '../content/refund-phones.json' with { type: 'json' }

/** The tax authorities' phone lines for questions about a refund, checked on the same day as the timings. */
export const REFUND_PHONES = phones

/** The tel: link of an American number. */
export function phoneHref({ display }: { display: string }): string {
  return `tel:+1${display.replaceAll('-', '')}`
}

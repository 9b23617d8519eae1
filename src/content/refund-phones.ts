/** The tax authorities' phone lines for questions about a refund, checked on the same day as the timings. */
export const REFUND_PHONES = {
  irsIndividuals: { name: 'IRS, individual returns', display: '800-829-1040' },
  irsRefundLine: { name: 'IRS automated refund line', display: '800-829-1954' },
  ohioRefundLine: { name: 'Ohio automated refund line', display: '800-282-1784' },
  ohioIncomeTax: { name: 'Ohio Department of Taxation, income tax', display: '800-282-1780' },
  ohioIdentityTheft: {
    name: 'Ohio Department of Taxation, identity theft',
    display: '855-855-7579',
  },
} as const

/** The tel: link of an American number. */
export function phoneHref({ display }: { display: string }): string {
  return `tel:+1${display.replaceAll('-', '')}`
}

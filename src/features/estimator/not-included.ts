import type { EstimatorForm } from './form'

const HINTED = {
  partnerships: 'partnerships and corporations',
  scheduleK1: 'Schedule K-1',
  crypto: 'crypto',
  homeSale: 'sale of a home',
} as const

const OTHERS = ['health savings account (HSA)', 'a second state', 'amended or earlier years']

/** What the estimate leaves out: first what the answers hint at, then the rest. */
export function notIncluded(form: EstimatorForm): { hinted: string[]; others: string[] } {
  const isHinted: Record<keyof typeof HINTED, boolean> = {
    partnerships: form.hasBusiness || form.returnType === 'business',
    scheduleK1: form.hasInvestmentIncome,
    crypto: form.hasInvestmentIncome,
    homeSale: form.hasRental,
  }
  const words = Object.entries(HINTED) as [keyof typeof HINTED, string][]
  return {
    hinted: words.filter(([id]) => isHinted[id]).map(([, text]) => text),
    others: [...words.filter(([id]) => !isHinted[id]).map(([, text]) => text), ...OTHERS],
  }
}

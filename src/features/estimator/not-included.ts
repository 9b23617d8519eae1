import type { EstimatorForm } from '@/shared/estimator/form.ts'

const OTHERS = ['health savings account (HSA)', 'a second state', 'amended or earlier years']

/** What the estimate leaves out: first what the answers hint at, then the rest. */
export function notIncluded(form: EstimatorForm): { hinted: string[]; others: string[] } {
  const items = [
    {
      text: 'partnerships and corporations',
      isHinted: form.hasBusiness || form.returnType === 'business',
    },
    { text: 'Schedule K-1', isHinted: form.hasInvestmentIncome },
    { text: 'crypto', isHinted: form.hasInvestmentIncome },
    { text: 'sale of a home', isHinted: form.hasRental },
  ]
  const texts = (isHinted: boolean) =>
    items.filter((item) => item.isHinted === isHinted).map(({ text }) => text)
  return { hinted: texts(true), others: [...texts(false), ...OTHERS] }
}

import { ButtonLink } from '@/components/ui/button.tsx'
import { passOnTax } from '@/features/estimated-taxes/public.ts'
import { formatDollars } from '@/shared/money.ts'
import type { Calculation } from './calculate.ts'

type EstimateLinkProps = Pick<Calculation, 'federal' | 'federalTax'>

/** Leads to the estimated payments with this tax filled in. Nothing where there is no tax to pay. */
export function EstimateLink({ federal, federalTax }: EstimateLinkProps) {
  if (Math.round(federalTax) <= 0) return null
  const { input, medicareWithheld, excessSocialSecurity } = federal
  // Excess Social Security tax counts as withheld too (IRC §§31(b), 6654(g)).
  const withheld = input.withholding + medicareWithheld + excessSocialSecurity
  return (
    <div className="no-print mt-5">
      <ButtonLink
        to="/resources/estimated-taxes"
        variant="outline"
        size="sm"
        className="w-full text-balance"
        onClick={() => passOnTax(input.taxYear, federalTax, withheld)}
      >
        Plan estimated payments for this tax
      </ButtonLink>
      <p className="mt-2 text-small text-ink-2">
        Fills in the federal tax of {formatDollars(federalTax)} there, after credits, and what is
        withheld. Both stay in this tab.
      </p>
    </div>
  )
}

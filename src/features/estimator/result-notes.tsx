import { Unbroken } from '@/components/unbroken'
import { site } from '@/config/site'
import { formatMonth } from '@/lib/format-date'
import type { EstimatorForm } from './form'
import { OldPricesNote } from './old-prices-note'

/** What the figures rest on: disclaimer, source, date, no affiliation (R149, R154, D15, D16, D51). */
export function ResultNotes({ form }: { form: EstimatorForm }) {
  const month = formatMonth(site.priceListDate)
  return (
    <div className="grid content-start gap-2 text-small leading-normal text-ink-2 print:gap-0.5 print:text-[8pt] print:leading-tight">
      <p className="text-ink">Prices are estimates; final pricing may vary.</p>
      <p>
        Protection Plus is help with IRS and state letters about this return. It is always part of
        our total.
      </p>
      {(form.needsStateReturn || form.needsLocalReturn) && <p>{describeFreeReturns(form)}</p>}
      <p>
        {site.competitor} prices are from our own price list, checked in {month}. We are not
        affiliated with <Unbroken text={site.competitor} />.
        <OldPricesNote />
      </p>
      <p className="print-only">
        {site.name}, {site.address.street}, {site.address.city}, {site.address.region}{' '}
        {site.address.postalCode}, {site.phone.display}
      </p>
    </div>
  )
}

function describeFreeReturns({ needsStateReturn, needsLocalReturn }: EstimatorForm): string {
  if (needsStateReturn && needsLocalReturn) {
    return 'One state and one local return are assumed; only the first of each is free.'
  }
  const kind = needsStateReturn ? 'state' : 'local'
  return `One ${kind} return is assumed; only the first is free.`
}

import { FoldChevron } from '@/components/fold-chevron.tsx'
import { PhoneLink } from '@/components/ui/phone-link.tsx'
import { capitalize } from '@/lib/wording.ts'
import { useMediaQuery } from '@/lib/use-media-query.ts'
import type { EstimatorForm } from '@/shared/estimator/form.ts'
import { notIncluded } from './not-included.ts'

/** What the price leaves out, and whom to call about it. Folded on phones. */
export function NotIncludedBox({ form }: { form: EstimatorForm }) {
  const isPhone = useMediaQuery('(width < 48em)')
  const { hinted, others } = notIncluded(form)
  const text = (
    <p className="text-small leading-normal text-pretty text-ink-2">
      {hinted.length > 0 && (
        <>
          <b className="font-[650] text-ink">{capitalize(hinted.join(', '))}</b>,{' '}
        </>
      )}
      {hinted.length > 0 ? others.join(', ') : capitalize(others.join(', '))}. Have one of these?
      Call <PhoneLink hasIcon={false} className="whitespace-nowrap" /> and we’ll price it with you.
    </p>
  )
  if (!isPhone) {
    return (
      <section aria-labelledby="not-included" className="mt-3.5 border-t border-rule pt-3">
        <h3 id="not-included" className={HEADING}>
          Not in this estimate
        </h3>
        {text}
      </section>
    )
  }
  return (
    <details className="open-on-paper group mt-2.5 border-t border-rule px-1">
      <summary className="fold min-h-11 py-2">
        <span>
          <h3 className={HEADING}>Not in this estimate</h3>
          {hinted.length > 0 && (
            <span className="block text-[0.875rem] leading-[1.35] text-ink-2 group-open:hidden">
              {capitalize(hinted[0] ?? '')}, and more
            </span>
          )}
        </span>
        <FoldChevron size={20} />
      </summary>
      <div className="pb-3">{text}</div>
    </details>
  )
}

const HEADING = 'font-text text-small font-[650] tracking-normal max-md:text-ui'

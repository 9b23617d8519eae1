import { clsx } from 'clsx'
import { useMemo, useState } from 'react'
import { FoldChevron } from '@/components/fold-chevron.tsx'
import { Button } from '@/components/ui/button.tsx'
import { useMediaQuery } from '@/lib/use-media-query.ts'
import { type CheckResult, crossCheck } from './cross-checks.ts'
import { DeviceProof } from './device-proof.tsx'
import { FieldList } from './field-list.tsx'
import type { FormKind } from './forms.ts'
import { PagePicture } from './page-picture.tsx'
import type { ReadDocument } from './reading.ts'
import type { SeenRequest } from './request-watch.ts'
import { amountsOf, isClear, isPrinted, type ShownField, withChecks } from './shown-field.ts'
import { useHeadingFocus } from './use-heading-focus.ts'
import { FillCalculator } from './fill-calculator.tsx'
import { FillEstimator } from './fill-estimator.tsx'
import { leftOutText } from './left-out.ts'
import { Check, TriangleAlert } from 'lucide-react'

type DocumentResultProps = {
  document: ReadDocument
  name: string
  requests: readonly SeenRequest[]
  /** The forms read in this visit, including this one. */
  kinds: readonly FormKind[]
  onClear: () => void
}

const SOURCES = {
  text: 'Read from the text inside the PDF, and compared with the page as it is drawn.',
  picture: 'Read from the picture. Compare each amount.',
  unconfirmed:
    'Read from the text inside the PDF only: the program that compares it with the page could not be loaded. Check each amount.',
}

/** The page beside what was read from it, to check and correct. */
export default function DocumentResult(props: DocumentResultProps) {
  const { document, name, requests, kinds, onClear } = props
  const { form, year, mark, source, isConfirmed, leftOut, picture, page } = document
  const [fields, setFields] = useState(document.fields)
  const [active, setActive] = useState<string | null>(null)
  const isWide = useMediaQuery('(width >= 64em)')
  const checks = useMemo(() => crossCheck(form.kind, amountsOf(fields), year), [form, fields, year])
  const shown = useMemo(() => withChecks(fields, checks, source), [fields, checks, source])

  const heading = useHeadingFocus()

  function correct(id: string, text: string) {
    setFields((before) =>
      before.map((shown) =>
        shown.field.id === id ? { ...shown, text, state: { kind: 'corrected' } } : shown,
      ),
    )
  }

  return (
    <div className="grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="min-w-0 p-4.5 md:p-7.5">
        <h2 ref={heading} tabIndex={-1} className="text-[1.375rem]">
          Form {form.shortName}, {form.title}
        </h2>
        <p className="mt-1 text-small wrap-anywhere text-ink-2">
          {name}
          {year ? `, tax year ${year}` : ''}
          {mark ? `, marked ${mark}` : ''}. {SOURCES[isConfirmed ? source : 'unconfirmed']}
        </p>
        {leftOut.length > 0 && (
          <section className="mt-4 rounded-r border-l-4 border-brass bg-brass-tint px-4.5 py-3 text-ui">
            <h3 className="text-ui">Not shown</h3>
            {leftOut.map((left) => (
              <p key={leftOutText(left)} className="mt-1">
                {leftOutText(left)}
              </p>
            ))}
            {leftOut.some(({ kind }) => kind !== 'rows') && (
              <p className="mt-1">To read it here, save that page or form as a file of its own.</p>
            )}
          </section>
        )}
        <Verdict fields={shown} checks={checks} />
        <FillEstimator kinds={kinds} />
        <FieldList
          fields={shown}
          picture={picture}
          page={page}
          onCorrect={correct}
          onActive={setActive}
        />
        <CheckList checks={checks} />
      </div>
      <div className="min-w-0 rounded-r bg-tint p-4.5 md:p-7.5">
        <div className="grid gap-6 lg:sticky lg:top-[84px]">
          <details open={isWide} className="group">
            <summary className="fold min-h-11 text-ui font-[650] lg:hidden">
              The page as it was read
              <FoldChevron size={18} />
            </summary>
            <PagePicture
              picture={picture}
              page={page}
              fields={shown}
              active={active}
              label={`The page, with the boxes that were read marked: Form ${form.shortName}`}
            />
          </details>
          <DeviceProof requests={requests} />
          <FillCalculator form={form} year={year} fields={fields} />
          <Button variant="outline" onClick={onClear}>
            Read another form
          </Button>
        </div>
      </div>
    </div>
  )
}

type VerdictProps = { fields: readonly ShownField[]; checks: readonly CheckResult[] }

/** How much of the print was read clearly, and whether it adds up, from the fields' current values. */
function Verdict({ fields, checks }: VerdictProps) {
  const printed = fields.filter(isPrinted)
  const clear = printed.filter(isClear).length
  const corrected = printed.filter(({ state }) => state.kind === 'corrected').length
  const outcomes = new Set(checks.map(({ outcome }) => outcome))
  const isComplete = clear + corrected === printed.length
  const isGood = isComplete && !outcomes.has('failed')
  const Icon = isGood ? Check : TriangleAlert
  return (
    <p role="status" className="mt-4 flex gap-2.5 text-lead leading-snug font-[650]">
      <Icon size={22} className={clsx('mt-0.5', isGood ? 'text-river' : 'text-brass')} />
      <span>
        {`${clear} of ${printed.length} boxes read clearly`}
        {corrected > 0 && `, ${corrected} corrected by you`}
        {'. '}
        {outcomes.has('failed')
          ? 'They do not add up: check those below.'
          : isComplete
            ? outcomes.has('passed') && 'They add up.'
            : 'Check the others.'}
      </span>
    </p>
  )
}

/** The sums a form must satisfy, computed from the fields' current values. Open when one fails. */
function CheckList({ checks }: { checks: readonly CheckResult[] }) {
  const done = checks.filter(({ outcome }) => outcome !== 'skipped')
  if (done.length === 0) return null
  return (
    <details
      open={done.some(({ outcome }) => outcome === 'failed')}
      className="group border-b border-rule"
    >
      <summary className="fold text-ui font-[650]">
        Do the boxes add up?
        <FoldChevron size={18} />
      </summary>
      <ul className="grid gap-1.5 pb-3">
        {done.map(({ rule, outcome }) => (
          <li key={rule} className="flex items-start gap-2.5 text-ui">
            {outcome === 'passed' ? (
              <Check size={20} strokeWidth={2} className="mt-0.5 flex-none text-river" />
            ) : (
              <TriangleAlert size={20} strokeWidth={2} className="mt-0.5 flex-none text-red" />
            )}
            <span>
              {rule}
              {outcome === 'passed' ? '.' : ': no. One of these boxes was misread or misprinted.'}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}

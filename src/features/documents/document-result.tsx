import { useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { type CheckResult, crossCheck } from './cross-checks.ts'
import { DeviceProof } from './device-proof.tsx'
import { FieldList } from './field-list.tsx'
import type { FormKind } from './forms/form-definition.ts'
import { PagePicture } from './page-picture.tsx'
import type { ReadDocument } from './reading.ts'
import type { SeenRequest } from './request-watch.ts'
import { amountsOf, withChecks } from './shown-field.ts'
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
  const checks = useMemo(() => crossCheck(form.kind, amountsOf(fields), year), [form, fields, year])
  const shown = useMemo(() => withChecks(fields, checks, source), [fields, checks, source])

  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

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
          <PagePicture
            picture={picture}
            page={page}
            fields={shown}
            active={active}
            label={`The page, with the boxes that were read marked: Form ${form.shortName}`}
          />
          <DeviceProof requests={requests} />
          <FillEstimator kinds={kinds} />
          <FillCalculator form={form} year={year} fields={fields} />
          <Button variant="outline" onClick={onClear}>
            Remove it and read another
          </Button>
        </div>
      </div>
    </div>
  )
}

/** The sums a form must satisfy, computed from the fields' current values. */
function CheckList({ checks }: { checks: readonly CheckResult[] }) {
  const done = checks.filter(({ outcome }) => outcome !== 'skipped')
  if (done.length === 0) return null
  return (
    <section className="mt-6" aria-live="polite">
      <h3>Do the boxes add up?</h3>
      <ul className="mt-2 grid gap-1.5">
        {done.map(({ rule, outcome }) => (
          <li key={rule} className="flex items-start gap-2.5 text-ui">
            {outcome === 'passed' ? (
              <Check size={20} strokeWidth={2} className="mt-0.5 flex-none text-river" />
            ) : (
              <TriangleAlert size={20} strokeWidth={2} className="mt-0.5 flex-none text-red" />
            )}
            <span>
              {rule}
              {outcome === 'passed'
                ? ': yes.'
                : ': no. One of these boxes was misread or misprinted.'}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { startTransition, useEffect, useRef, useState } from 'react'
import { FoldChevron } from '@/components/fold-chevron.tsx'
import { Button } from '@/components/ui/button.tsx'
import { site } from '@/config/site.ts'
import { formatDollars } from '@/shared/money.ts'
import { type AbsentLine, type BillLine, linesBeforeFold, makeBill } from './bill.ts'
import { labelOfType } from './ledger.ts'
import { BillTable } from './bill-table.tsx'
import type { EstimatorForm } from '@/shared/estimator/form.ts'
import { findOtherType, type OtherType } from './other-type.ts'
import type { PricedReturn } from './pricing.ts'
import type { ResultText } from './result-text.ts'
import { STEPS, type StepId } from '@/shared/estimator/questions.ts'
import { StepFields, type StepFieldsProps } from './steps/step-fields.tsx'
import { TextButton } from './text-button.tsx'
import type { WizardAction } from './wizard-state.ts'

type BillBoxProps = {
  priced: PricedReturn
  text: ResultText
  notice: string | null
  changing: readonly StepId[]
  onChanging: (steps: readonly StepId[]) => void
  dispatch: (action: WizardAction) => void
}

type FocusTarget = { id: string; step: StepId }

/** The bill, where answers can be changed in place, with the "no" answers folded below it. */
export function BillBox(props: BillBoxProps) {
  const { priced, text, notice, changing, onChanging, dispatch } = props
  const box = useRef<HTMLDivElement>(null)
  const { form, estimate } = priced
  const { lines, absent } = makeBill(priced)
  // Once the visitor keeps a return type, this estimate does not offer another again.
  const [keptType, setKeptType] = useState<EstimatorForm['returnType']>('')
  const other = keptType === form.returnType ? null : findOtherType(form)
  const [isExpanded, setIsExpanded] = useState(false)
  const shown = linesBeforeFold(lines.length, text, other !== null)
  // Lines do not fold while one is being changed.
  if (changing.length > 0 && !isExpanded) setIsExpanded(true)

  const opener = useRef('')
  const [target, setTarget] = useState<FocusTarget | null>(null)
  useEffect(() => {
    if (!target) return
    const places = [`[data-line~="${target.id}"]`, `[data-step~="${target.step}"]`, '[data-step]']
    places
      .map((place) => box.current?.querySelector<HTMLElement>(place))
      .find(Boolean)
      ?.focus()
  }, [target])

  // The pressed button disappears. Once the changed lines are rendered, focus moves to its line, or else to the
  // first line of its step.
  const focusLine = (id: string, step: StepId) => startTransition(() => setTarget({ id, step }))
  const close = ([step]: readonly StepId[]) => {
    onChanging([])
    if (step) focusLine(opener.current, step)
  }
  const toggle = ({ id, steps }: BillLine) => {
    opener.current = id
    if (changing.join() === steps.join()) close(steps)
    else onChanging(steps)
  }
  const add = ({ id, action, needsAnswer, step }: AbsentLine) => {
    dispatch(action)
    setIsExpanded(true)
    opener.current = id
    if (needsAnswer) onChanging([step])
    else close([step])
  }

  return (
    <div ref={box}>
      <BillTable
        lines={lines}
        estimate={estimate}
        missing={text.missing}
        shown={shown}
        isExpanded={isExpanded}
        onExpand={(isOpen) =>
          startTransition(() => {
            setIsExpanded(isOpen)
            if (!isOpen) onChanging([])
          })
        }
        changing={changing}
        onChange={toggle}
        offer={
          other && (
            <TypeOffer
              other={other}
              own={form.returnType}
              onUse={() => {
                dispatch({ type: 'answer', patch: { returnType: other.type } })
                focusLine('returnType', 'return-type')
              }}
              onKeep={() => {
                setKeptType(form.returnType)
                focusLine('returnType', 'return-type')
              }}
            />
          )
        }
        editor={
          changing.length > 0 && (
            <Editor
              key={changing.join()}
              steps={changing}
              form={form}
              notice={notice}
              dispatch={dispatch}
              onDone={() => close(changing)}
            />
          )
        }
      />
      <AbsentLines lines={absent} onAdd={add} />
    </div>
  )
}

type EditorProps = Omit<StepFieldsProps, 'step'> & {
  steps: readonly StepId[]
  onDone: () => void
}

/** A line's questions, opened below it. Every answer updates the price at once. */
function Editor({ steps, onDone, ...props }: EditorProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector('h3')?.focus(), [])
  return (
    // Escape closes the questions, wherever the focus is in it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={box} className="bill-editor" onKeyDown={({ key }) => key === 'Escape' && onDone()}>
      {steps.map((step) => (
        <Question key={step} step={step} {...props} />
      ))}
      <Button variant="outline" size="sm" onClick={onDone}>
        Done
      </Button>
    </div>
  )
}

function Question(props: StepFieldsProps) {
  const { step } = props
  const heading = `change-${step}`
  return (
    <section className="mb-3">
      <h3 tabIndex={-1} id={heading} className="mb-2 font-text text-ui font-[650] tracking-normal">
        {STEPS[step].question}
      </h3>
      <div role={step === 'return-type' ? 'radiogroup' : 'group'} aria-labelledby={heading}>
        <StepFields {...props} />
      </div>
    </section>
  )
}

type TypeOfferProps = {
  other: OtherType
  own: EstimatorForm['returnType']
  onUse: () => void
  onKeep: () => void
}

/** Offers a return type that fits the answers better, with both its prices. Nothing changes by itself. */
function TypeOffer({ other, own, onUse, onKeep }: TypeOfferProps) {
  const label = labelOfType(other.type)
  return (
    <div
      role="group"
      aria-labelledby="offer"
      className="bill-editor flex flex-wrap items-center gap-x-5 gap-y-2 max-md:gap-x-4 max-md:gap-y-1 max-md:px-3 max-md:pt-2 max-md:pb-0.5"
    >
      <p className="min-w-50 flex-1 text-small leading-[1.4] text-ink-2">
        <b id="offer" className="block text-ui text-ink">
          A {label} return may fit better
        </b>
        <span className="num">
          {formatDollars(other.firm)} with us, {formatDollars(other.competitor)} at{' '}
          {site.competitor}.
        </span>{' '}
        <span className="max-md:hidden">Nothing changes until you choose.</span>
      </p>
      <Button variant="outline" size="sm" onClick={onUse}>
        Use {label}
      </Button>
      <TextButton className="font-[650]" onClick={onKeep}>
        Keep {labelOfType(own)}
      </TextButton>
    </div>
  )
}

type AbsentLinesProps = { lines: AbsentLine[]; onAdd: (line: AbsentLine) => void }

function AbsentLines({ lines, onAdd }: AbsentLinesProps) {
  if (lines.length === 0) return null
  return (
    <details className="no-print group border-y border-rule">
      <summary className="fold px-0.5 py-3 text-ui leading-[1.4] max-md:min-h-11 max-md:px-1 max-md:py-2">
        <span>
          Not on this return ({lines.length}):{' '}
          <u className="bill-change ml-1.5 text-micro font-semibold text-river underline underline-offset-3">
            change
          </u>
        </span>
        <FoldChevron size={20} />
      </summary>
      <ul className="bill-absent grid gap-x-9 pb-2.5 text-small wide:in-data-[layout=full]:grid-cols-2">
        {lines.map((line) => (
          <li
            key={line.id}
            className="grid grid-cols-[1fr_auto_auto] items-baseline gap-3 border-t border-rule"
          >
            <span>{line.label}</span>
            <em className="num text-ink-2 not-italic">{line.adds}</em>
            <TextButton
              className="px-0.5 font-[650]"
              onClick={() => startTransition(() => onAdd(line))}
            >
              Add<span className="sr-only"> {line.label.toLowerCase()}</span>
            </TextButton>
          </li>
        ))}
      </ul>
    </details>
  )
}

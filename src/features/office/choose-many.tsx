import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button.tsx'
import { CheckboxRow } from '@/components/ui/checkbox-row.tsx'
import { MAX_CHOSEN } from '@/shared/contracts/office.ts'

type Choosable = { reference: string; name: string }
type ChooseManyProps<Item extends Choosable> = {
  /** "messages" or "appointments". */
  what: string
  /** The list's heading, beside which the choice begins. */
  head?: ReactNode
  /** Those on the page that can be chosen. */
  shown: Item[]
  /** What happens to those chosen, such as "Cancel 2". */
  label: (chosen: string) => string
  /**
   * The question before anything is changed. It gets the items as they were when they were chosen.
   * @param onClose `isDone`: they were changed, so the choice is over
   */
  confirm: (chosen: Item[], onClose: (isDone: boolean) => void) => ReactNode
  /** The list, with a checkbox for each item, or null while there is nothing to choose. */
  children: (choiceOf: (item: Item) => ReactNode) => ReactNode
}

/** A list whose items can be chosen, also across its pages, and changed together. */
export function ChooseMany<Item extends Choosable>(props: ChooseManyProps<Item>) {
  const { what, head, shown, label, confirm, children } = props
  /** By reference. Null while nothing is being chosen. */
  const [chosen, setChosen] = useState<ReadonlyMap<string, Item> | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const wasAsking = useRef(false)
  useEffect(() => {
    if (wasAsking.current && !isAsking) toggle.current?.focus()
    wasAsking.current = isAsking
  }, [isAsking])
  const choose = (items: Item[], isChosen: boolean) => {
    const next = new Map(chosen)
    for (const item of items) {
      if (isChosen) next.set(item.reference, next.get(item.reference) ?? item)
      else next.delete(item.reference)
    }
    setChosen(next)
  }
  const choiceOf = (item: Item) =>
    chosen && !isAsking ? (
      <div className="no-print">
        <CheckboxRow
          label={`Choose ${item.name} (${item.reference})`}
          checked={chosen.has(item.reference)}
          onChange={(isChosen) => choose([item], isChosen)}
        />
      </div>
    ) : null
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        {head}
        {(chosen || shown.length > 0) && (
          <Button
            ref={toggle}
            variant="outline"
            size="sm"
            aria-pressed={chosen !== null}
            disabled={isAsking}
            onClick={() => setChosen(chosen ? null : new Map())}
          >
            Choose several {what}
          </Button>
        )}
      </div>
      {chosen && !isAsking && (
        <div className="no-print sticky top-14 z-1 mb-2 flex flex-wrap items-center gap-x-4 bg-paper py-1.5 low:static">
          <CheckboxRow
            label={`Choose all shown (${shown.length})`}
            checked={shown.length > 0 && shown.every(({ reference }) => chosen.has(reference))}
            onChange={(isChosen) => choose(shown, isChosen)}
          />
          <Button
            size="sm"
            disabled={chosen.size === 0 || chosen.size > MAX_CHOSEN}
            onClick={() => setIsAsking(true)}
          >
            {label(`${chosen.size}`)}
          </Button>
          <p role="status" className="text-small">
            <span className="sr-only">{chosen.size} chosen</span>
            {chosen.size > MAX_CHOSEN && `Please choose ${MAX_CHOSEN} or fewer at a time.`}
          </p>
        </div>
      )}
      {chosen &&
        isAsking &&
        confirm([...chosen.values()], (isDone) => {
          setIsAsking(false)
          if (isDone) setChosen(null)
        })}
      {/* What has focus stays clear of the bar above it. */}
      <div className={chosen ? '[&_:is(a,button,input,summary)]:scroll-mt-40' : undefined}>
        {children(choiceOf)}
      </div>
    </>
  )
}

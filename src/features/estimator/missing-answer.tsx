import { Segmented } from '@/components/ui/segmented.tsx'
import { type EstimatorForm, readItems } from '@/shared/estimator/form.ts'
import { ITEMS, levelOptions, type LevelOf } from '@/shared/estimator/questions.ts'
import { PanelActions, RegionRow } from './price-panel.tsx'
import { REGIONS, type ResultText } from './result-text.ts'
import { TextButton } from './text-button.tsx'
import type { WizardAction } from './wizard-state.ts'

type MissingAnswerProps = {
  text: Extract<ResultText, { kind: 'incomplete' }>
  form: EstimatorForm
  dispatch: (action: WizardAction) => void
  /** Opens the whole question about businesses. */
  onMore: () => void
  /** Opens the question about the kind of return. */
  onOtherType: () => void
}

/** In place of a price (D1): three regions without a figure (D54), and the missing answer, which gives the price. */
export function MissingAnswer({ text, form, dispatch, onMore, onOtherType }: MissingAnswerProps) {
  const { has, levels: chosen } = readItems(form, 'business')
  const choose = (level: LevelOf<'business'>) => {
    if (!has) dispatch({ type: 'setHasItems', kind: 'business', on: true })
    dispatch({ type: 'setItemLevel', kind: 'business', index: 0, level })
  }
  return (
    <section
      className="result-panel flex flex-col rounded"
      data-kind="incomplete"
      aria-labelledby="no-price"
    >
      <h2
        id="no-price"
        className="text-[2.125rem] leading-[1.06] text-balance max-md:text-[1.75rem]"
      >
        {text.title}
      </h2>
      <div className="mt-3 text-ui leading-normal max-md:mt-2">
        <p className="mb-2">{text.reason}</p>
        {Object.values(REGIONS).map((name) => (
          <RegionRow key={name} name={name} />
        ))}
      </div>
      <div className="no-print mt-5 border-t-3 border-ink pt-4 max-md:mt-3.5 max-md:pt-3">
        <Segmented
          legend={`One answer is missing: what does your ${chosen.length > 1 ? 'first business' : 'business'} spend in a year?`}
          options={levelOptions('business')}
          value=""
          onChange={choose}
        />
        <p className="mt-2.5 text-small leading-[1.45] text-ink-2">
          Your price appears as you choose. Not sure? Look at {ITEMS.business.source}.
        </p>
        <p className="mt-1.5 flex flex-wrap gap-x-6">
          <TextButton onClick={onMore}>More than one business</TextButton>
          <TextButton onClick={onOtherType}>No business</TextButton>
        </p>
      </div>
      <PanelActions
        summary={text.summary}
        variant="outline"
        className="pb-3.5 max-md:pt-2 max-md:pb-1.5"
      />
    </section>
  )
}

import { FoldChevron } from '@/components/fold-chevron.tsx'
import { CheckboxRow } from '@/components/ui/checkbox-row.tsx'
import { SITUATION_GROUPS, SITUATIONS, type Situation } from '@/shared/deadlines/situations.ts'

type SituationChoiceProps = {
  chosen: readonly Situation[]
  onChoose: (id: Situation, isChosen: boolean) => void
}

/** The situations to choose from, in two folds. A closed fold shows how many are chosen. */
export function SituationChoice({ chosen, onChoose }: SituationChoiceProps) {
  return (
    <fieldset>
      <legend className="font-display text-[1.375rem] leading-tight font-[650]">
        What applies to you?
      </legend>
      <p className="mt-1.5 mb-3 text-small text-ink-2">
        Check what applies. Until you do, every date is shown.
      </p>
      {SITUATION_GROUPS.map((group, index) => {
        const members = SITUATIONS.filter((situation) => situation.group === group.id)
        const count = members.filter(({ id }) => chosen.includes(id)).length
        return (
          <details key={group.id} open={index === 0} className="group border-t border-rule">
            <summary className="fold py-2 text-ui font-[650]">
              {group.label}
              <span className="flex flex-none items-center gap-3 text-small font-normal text-ink-2">
                {count > 0 && `${count} chosen`}
                <FoldChevron />
              </span>
            </summary>
            <div className="pb-3">
              {members.map(({ id, label, hint }) => (
                <CheckboxRow
                  key={id}
                  label={label}
                  hint={hint}
                  checked={chosen.includes(id)}
                  onChange={(isChosen) => onChoose(id, isChosen)}
                />
              ))}
            </div>
          </details>
        )
      })}
    </fieldset>
  )
}

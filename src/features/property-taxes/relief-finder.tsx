import { useState } from 'react'
import { Link } from 'react-router-dom'
import { noBreak } from '@/components/no-break.tsx'
import { ToolSheet } from '@/components/tool-layout.tsx'
import { CheckboxRow } from '@/components/ui/checkbox-row.tsx'
import guide from '@/content/guides/property-taxes.md'
import { richText } from '@/features/content/public.ts'
import { capitalize, waitOf } from '@/lib/wording.ts'
import { useToday } from '@/lib/use-today.ts'
import { formatDay } from '@/shared/format-date.ts'
import { daysBetween } from '@/shared/iso-date.ts'
import { officeDate } from '@/shared/office-date.ts'
import { REGIONAL_RULES } from '@/shared/deadlines/regional-rules.ts'
import { upcomingDeadlines } from '@/shared/deadlines/rule-dates.ts'

type Relief = (typeof guide.reliefs)[number]['rule']

/** What to apply for, by three questions, and the next date of each application. Nothing is stored. */
export function ReliefFinder() {
  const today = useToday(officeDate)
  const [chosen, setChosen] = useState<readonly Relief[]>([])
  const choose = (rule: Relief, isChosen: boolean) =>
    setChosen((before) => (isChosen ? [...before, rule] : before.filter((other) => other !== rule)))

  const rules = REGIONAL_RULES.filter(
    ({ id, situations }) =>
      situations.includes('property') &&
      (chosen.length === 0 || chosen.some((rule) => rule === id) || !isRelief(id)),
  )
  const upcoming = today === null ? [] : upcomingDeadlines(rules, today)
  const next = upcoming.filter(
    ({ rule }, index) => upcoming.findIndex((other) => other.rule === rule) === index,
  )
  const first = next.find(({ rule }) => isRelief(rule.id))

  return (
    <ToolSheet
      short={{
        label:
          chosen.length > 0 && first
            ? `${first.rule.name.replace(/,.*/, '')}: apply by`
            : 'Apply by',
        text: first ? formatDay(first.date, 'short') : 'See the list',
      }}
      answers={
        <fieldset>
          <legend className="mb-2 font-display text-[1.375rem] leading-tight font-[650]">
            What is true for you?
          </legend>
          {guide.reliefs.map(({ rule, label, hint }) => (
            <CheckboxRow
              key={rule}
              label={label}
              hint={richText(hint)}
              checked={chosen.includes(rule)}
              onChange={(isChosen) => choose(rule, isChosen)}
            />
          ))}
          <p className="mt-3 text-small text-ink-2">
            The county decides. None of this is part of your income tax return.
          </p>
        </fieldset>
      }
      resultLabel="What may lower the tax"
      result={
        <>
          <h2 className="text-[1.375rem]">What may lower the tax</h2>
          {/* The same height until today is known. On narrow screens the bar above has shown the date. */}
          <div className="tool-next" role="status">
            {first && today && (
              <>
                <p className="tool-answer max-lg:hidden">{formatDay(first.date, 'short')}</p>
                <p>
                  <b className="font-[650]">{noBreak(first.rule.name)}</b>:{' '}
                  {chosen.length === 0 ? 'the next day to apply by, ' : 'apply '}
                  {waitOf(daysBetween(today, first.date))}
                </p>
              </>
            )}
          </div>
          <ul className="mt-4 border-t-2 border-ink">
            {today === null &&
              rules.map(({ id, name, form }) => (
                <DatedRow key={id} day="Every year" text={withForm(name, form)} />
              ))}
            {next.map(({ id, rule, date, detail }) => (
              <DatedRow
                key={id}
                day={<time dateTime={date}>{formatDay(date)}</time>}
                text={withForm(`${rule.name}: ${detail}`, rule.form)}
              />
            ))}
            <DatedRow day="On the bill" text="Property tax, first and second half" />
          </ul>
          <p className="no-print mt-3 text-small">
            <Link to="/resources/deadlines">All tax deadlines</Link>
          </p>
        </>
      }
    />
  )
}

const isRelief = (id: string) => guide.reliefs.some(({ rule }) => rule === id)

const withForm = (text: string, form = '') =>
  capitalize(form ? `${text}, with ${form.replace(', ', ' or ')}` : text)

function DatedRow({ day, text }: { day: React.ReactNode; text: string }) {
  return (
    <li className="border-b border-rule py-2.5">
      <span className="num font-[650]">{day}</span>
      <span className="block text-small text-ink-2">{noBreak(text)}</span>
    </li>
  )
}

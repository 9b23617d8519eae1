import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { ToolSheet } from '@/components/tool-layout.tsx'
import { Button } from '@/components/ui/button.tsx'
import { MoneyField } from '@/components/ui/money-field.tsx'
import { site } from '@/config/site.ts'
import { importChunk } from '@/lib/lazy-loading.tsx'
import { useReloadDraft } from '@/lib/use-reload-draft.ts'
import { usePersisted } from '@/lib/use-persisted.ts'
import { useToday } from '@/lib/use-today.ts'
import { whenIdle } from '@/lib/when-idle.ts'
import { formatDollars } from '@/shared/money.ts'
import { parseMoney } from '@/shared/parse-money.ts'
import type { TaxYear } from '@/tax/data/years.ts'
import { type FilingStatus, w4StatusOf } from '@/tax/filing-status.ts'
import { loadTaxEngine, type TaxEngine } from '@/tax/load.ts'
import { type AnswerId, type Answers, setAnswer } from '../calculator/answers.ts'
import { FieldGrid } from '../calculator/field-grid.tsx'
import type { FieldId } from '../calculator/fields.ts'
import { type ReadAnswers, readAnswers, readerOf } from '../calculator/read-answers.ts'
import { type SavedScenarios, serializeAnswers } from '../calculator/saved-answers.ts'
import { KEPT_ANSWERS } from '../calculator/kept-answers.ts'
import type { OwnJob } from './check-year.ts'
import type { JobAnswers } from './job-fields.ts'
import { JobForm } from './job-form.tsx'
import { PaystubDrawing } from './paystub-drawing.tsx'
import type { Household, readJob } from './read-job.ts'

const MOST_JOBS = 6

/** Until today is known, and in years without figures. */
const FIRST_DAY = '2026-01-01'

/** The calculator's questions that this page asks, too. Its other answers count as they are there. */
const HOUSEHOLD: readonly FieldId[] = [
  'filingStatus',
  'childrenUnder17',
  'olderChildren',
  'otherDependents',
  'districtRate',
  'districtBase',
]

/**
 * The withholding check: a household's paystubs on the left; what the year comes to, and the lines of new forms that
 * mend it, on the right. Shares the calculator's answers in this tab.
 */
export function WithholdingCheck() {
  const today = useToday() ?? FIRST_DAY
  const [scenarios, setScenarios] = useState<SavedScenarios>([{}])
  const [jobs, setJobs] = useState<readonly JobAnswers[]>([{}])
  const [aimText, setAimText] = useState('')
  const { loaded, hasFailed, load } = useEngine(jobs.some(isStarted))
  usePersisted(
    KEPT_ANSWERS,
    isUntouched(scenarios) ? null : serializeAnswers(scenarios),
    (found) => {
      if (found) setScenarios(found)
    },
  )
  useReloadDraft('withholdingCheck', { jobs: JSON.stringify(jobs), aimText }, (stored) => {
    setJobs(JSON.parse(stored.jobs) as JobAnswers[])
    setAimText(stored.aimText)
  })

  const year = Number(today.slice(0, 4))
  const answers = scenarios[0]
  const read = useMemo(() => readAnswers(answers), [answers])
  const household = useMemo(() => householdOf(read, year), [read, year])
  const readings = useMemo(
    () => (loaded ? jobs.map((job) => loaded.readJob(job, household)) : []),
    [loaded, jobs, household],
  )
  const aim = parseMoney(aimText)
  const isJoint = answers.filingStatus === 'marriedFilingJointly'
  const input = useDeferredValue(
    useMemo(
      () => ({ read, jobs, readings, aim: aim.value ?? 0 }),
      [read, jobs, readings, aim.value],
    ),
  )
  const check = useMemo(
    () => (loaded ? work(loaded, input, year, today) : null),
    [loaded, input, year, today],
  )

  const answer = (id: AnswerId, text: string) =>
    setScenarios((all) => withFirst(all, setAnswer(all[0], id, text)))
  const answerJob = (index: number, id: keyof JobAnswers, text: string) =>
    setJobs((all) => all.map((job, at) => (at === index ? { ...job, [id]: text } : job)))
  const titleOf = (index: number) => titleOfJob(jobs, index)
  const passOn = () => check && setScenarios((all) => withFirst(all, check.answers))

  return (
    <ToolSheet
      hidesAnswersOnPaper
      short={
        check
          ? { label: 'Federal', text: shortOf(check.federal) }
          : { label: 'Your W-4', hint: 'Enter four numbers to begin.' }
      }
      answers={
        <div className="grid gap-6">
          {jobs.map((job, index) => (
            <JobForm
              // oxlint-disable-next-line react/no-array-index-key -- jobs have no name, and only whole ones are removed
              key={index}
              title={titleOf(index)}
              answers={job}
              status={household.status}
              errors={readings[index]?.errors ?? {}}
              isJoint={isJoint}
              onAnswer={(id, text) => answerJob(index, id, text)}
              onRemove={
                jobs.length > 1 ? () => setJobs((all) => all.filter((_, at) => at !== index)) : null
              }
            />
          ))}
          {jobs.length < MOST_JOBS && (
            <Button
              variant="outline"
              size="sm"
              className="justify-self-start"
              onClick={() => setJobs((all) => [...all, {}])}
            >
              Add a job or pension
            </Button>
          )}
          <fieldset className="min-w-0 border-t border-rule pt-5">
            <legend className="float-left mb-3.5 w-full font-display text-[1.25rem] font-[650]">
              Your household
            </legend>
            <div className="clear-both grid gap-5">
              <FieldGrid fields={HOUSEHOLD} answers={read} onAnswer={answer} />
              <p className="text-small text-ink-2">
                Other income, deductions and credits count as you entered them in the{' '}
                <Link to="/resources/tax-calculator">tax calculator</Link> in this tab.
              </p>
              <MoneyField
                label="Federal refund I would like"
                hint="Leave it empty to owe nothing and get nothing back"
                value={aimText}
                error={aim.error}
                onChange={setAimText}
              />
            </div>
          </fieldset>
        </div>
      }
      resultLabel="What to put on your forms"
      result={
        <>
          <h2 className="text-[1.375rem]">What to put on your forms</h2>
          {check && loaded ? (
            <loaded.Outcome check={check} aim={input.aim} titleOf={titleOf} onPass={passOn} />
          ) : (
            <>
              <p role="status" className="mt-2 text-ink-2">
                {hint({
                  readings,
                  jobs,
                  hasFailed,
                  isOffered: isOffered(loaded?.engine ?? null, year),
                  year,
                })}
              </p>
              <div className="max-lg:hidden">
                <PaystubDrawing />
              </div>
            </>
          )}
          {hasFailed && (
            <Button variant="outline" size="sm" className="no-print mt-5" onClick={load}>
              Try again
            </Button>
          )}
        </>
      }
    />
  )
}

type Reading = ReturnType<typeof readJob>

type Input = {
  read: ReadAnswers
  jobs: readonly JobAnswers[]
  readings: readonly Reading[]
  aim: number
}

/** The year's check. Null until every job that was begun can be read. */
function work({ engine, checkYear }: Loaded, input: Input, year: number, today: string) {
  const own = input.readings.flatMap<OwnJob>(({ job }, index) =>
    job ? [{ job, isSpouses: input.jobs[index]?.whose === 'spouse' }] : [],
  )
  const isComplete = input.readings.every(
    ({ job }, index) => job || !isStarted(input.jobs[index] ?? {}),
  )
  if (own.length === 0 || !isComplete || !isOffered(engine, year)) return null
  if (input.read.errors.size > 0) return null
  return checkYear(engine, input.read.texts, own, { year: year as TaxYear, aim: input.aim, today })
}

function isOffered(engine: TaxEngine | null, year: number): boolean {
  return engine === null || engine.TAX_YEARS.some((one) => one === year)
}

function isStarted(job: JobAnswers): boolean {
  return Object.entries(job).some(([id, text]) => id !== 'whose' && id !== 'kind' && text !== '')
}

/** The scenarios with other answers in the first: the check leaves a second one alone. */
function withFirst([, second]: SavedScenarios, first: Answers): SavedScenarios {
  return second ? [first, second] : [first]
}

function isUntouched(scenarios: SavedScenarios): boolean {
  return scenarios.length === 1 && Object.keys(scenarios[0]).length === 0
}

function householdOf(read: ReadAnswers, year: number): Household {
  const { amount, text } = readerOf(read)
  const rate = amount('districtRate')
  const base = text('districtBase') === 'earnedIncome' ? 'earnedIncome' : 'traditional'
  return {
    year,
    district: rate > 0 ? { rate, base } : undefined,
    status: w4StatusOf(text('filingStatus') as FilingStatus),
  }
}

function titleOfJob(jobs: readonly JobAnswers[], index: number): string {
  const job = jobs[index] ?? {}
  const what = job.kind === 'pension' ? 'pension' : 'job'
  const number = jobs.length > 1 ? ` ${index + 1}` : ''
  return `${job.whose === 'spouse' ? 'Spouse’s' : 'Your'} ${what}${number}`
}

function shortOf(federal: number): string {
  const amount = Math.round(federal)
  if (amount === 0) return 'Nothing owed'
  return `${formatDollars(Math.abs(amount))} ${amount > 0 ? 'back' : 'due'}`
}

type HintProps = {
  readings: readonly Reading[]
  jobs: readonly JobAnswers[]
  hasFailed: boolean
  isOffered: boolean
  year: number
}

function hint({ readings, jobs, hasFailed, isOffered: hasFigures, year }: HintProps): string {
  if (hasFailed) {
    return `The tax figures could not be loaded. Your answers are safe. Check your connection, or call ${site.phone.display}.`
  }
  if (!hasFigures)
    return `The figures of ${year} are not here yet: the check can be used once they are.`
  if (readings.some(({ errors }) => Object.keys(errors).length > 0))
    return 'Correct the marked figure to see a result.'
  const isBegun = jobs.some(isStarted)
  return isBegun
    ? 'The payday, the gross pay and both amounts of the year to date are needed for each job.'
    : 'Take your last paystub. Four numbers of it are enough for a first answer.'
}

const loadResult = () => import('./result.ts')

/** What works out the year and shows it, loaded once the page is idle, or at once when it is needed. */
function useEngine(isNeeded: boolean) {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const load = useCallback(() => {
    Promise.all([importChunk(loadTaxEngine), importChunk(loadResult)]).then(
      ([engine, result]) => {
        setLoaded({ engine, ...result })
        setHasFailed(false)
      },
      () => setHasFailed(true),
    )
  }, [])
  useEffect(() => (isNeeded ? load() : whenIdle(load)), [isNeeded, load])
  return { loaded, hasFailed, load }
}

type Loaded = { engine: TaxEngine } & Awaited<ReturnType<typeof loadResult>>

/** Five questions about the year. Each choice adds its documents to the list. */
export const SITUATION_QUESTIONS = [
  {
    id: 'people',
    title: 'Who is on the return with you?',
    options: [
      { id: 'spouse', label: 'Spouse' },
      { id: 'dependents', label: 'Children or other dependents' },
      { id: 'childcare', label: 'Child care paid for' },
    ],
  },
  {
    id: 'income',
    title: 'What income came in?',
    options: [
      { id: 'wages', label: 'Wages' },
      { id: 'contract', label: 'Contract or gig work' },
      { id: 'investments', label: 'Investments' },
      { id: 'retirement', label: 'Pension or Social Security' },
      { id: 'royalties', label: 'Oil and gas royalties' },
    ],
  },
  {
    id: 'costs',
    title: 'What did you pay for?',
    options: [
      { id: 'home', label: 'Own home' },
      { id: 'giving', label: 'Charity or medical bills' },
      { id: 'college', label: 'College or student loan' },
      { id: 'health', label: 'Marketplace plan or HSA' },
    ],
  },
  {
    id: 'own-work',
    title: 'Do you run any of these?',
    options: [
      { id: 'business', label: 'Business' },
      { id: 'farm', label: 'Farm' },
      { id: 'rental', label: 'Rental property' },
    ],
  },
  {
    id: 'ohio',
    title: 'Do any of these apply in Ohio?',
    options: [
      { id: 'city', label: 'Village or city income tax' },
      { id: 'estimates', label: 'Paid estimated tax' },
      { id: 'college-savings', label: 'Ohio 529 savings' },
    ],
  },
] as const satisfies readonly SituationQuestion[]

export type SituationId = (typeof SITUATION_QUESTIONS)[number]['options'][number]['id']

type SituationQuestion = {
  id: string
  title: string
  options: readonly { id: string; label: string }[]
}

const SITUATION_IDS: readonly SituationId[] = SITUATION_QUESTIONS.flatMap(({ options }) =>
  options.map(({ id }) => id),
)

/** The known IDs, each once and in the order of the questions. */
export function knownSituations(ids: readonly string[]): SituationId[] {
  return SITUATION_IDS.filter((id) => ids.includes(id))
}

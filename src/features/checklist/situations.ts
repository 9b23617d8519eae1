/** Five questions about the year. Each choice adds its documents to the list. */
export const SITUATION_QUESTIONS = [
  {
    title: 'Who is on the return with you?',
    options: [
      { id: 'spouse', label: 'Spouse' },
      { id: 'dependents', label: 'Children or other dependents' },
      { id: 'childcare', label: 'Paid for child care' },
    ],
  },
  {
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
    title: 'What did you pay for?',
    options: [
      { id: 'home', label: 'Own a home' },
      { id: 'giving', label: 'Charity or medical bills' },
      { id: 'college', label: 'College or student loan' },
      { id: 'health', label: 'Marketplace plan or HSA' },
    ],
  },
  {
    title: 'Do you run any of these?',
    options: [
      { id: 'business', label: 'Business' },
      { id: 'farm', label: 'Farm' },
      { id: 'rental', label: 'Rental property' },
    ],
  },
  {
    title: 'Do any of these apply in Ohio?',
    options: [
      { id: 'city', label: 'Village or city income tax' },
      { id: 'estimates', label: 'Paid estimated tax' },
      { id: 'college-savings', label: 'Ohio 529 savings' },
    ],
  },
] as const satisfies readonly {
  title: string
  options: readonly { id: string; label: string }[]
}[]

export type SituationId = (typeof SITUATION_QUESTIONS)[number]['options'][number]['id']

const SITUATION_IDS: readonly SituationId[] = SITUATION_QUESTIONS.flatMap(({ options }) =>
  options.map(({ id }) => id),
)

/** The known IDs, each once and in the order of the questions. */
export function knownSituations(ids: readonly string[]): SituationId[] {
  return SITUATION_IDS.filter((id) => ids.includes(id))
}

import { MoneyField } from '@/components/ui/money-field.tsx'
import { type Answers, amountError, type TaxAuthority, type AuthorityField } from './answers.ts'

/** The wording of the four questions about an authority. */
type AuthorityTexts = {
  /** "Ohio tax", "School district tax". */
  tax: string
  expectedHint: string
  withheldHint?: string
  /** "Paid to Ohio". */
  paid: string
  paidHint: string
}

const TEXTS: Record<TaxAuthority, AuthorityTexts> = {
  ohio: {
    tax: 'Ohio tax',
    expectedHint: 'Income tax only; the other two are below.',
    paid: 'Paid to Ohio',
    paidHint: 'All IT 1040ES payments together.',
  },
  district: {
    tax: 'School district tax',
    expectedHint: 'The tax on your SD 100. The law tests it together with Ohio’s.',
    withheldHint: 'In box 19 of a W-2, with the district’s number.',
    paid: 'Paid for the school district',
    paidHint: 'All SD 100ES payments together.',
  },
  town: {
    tax: 'Town tax',
    expectedHint:
      'What you owe the town you live in, after its credit for tax paid where you work.',
    withheldHint: 'For this town only.',
    paid: 'Paid to the town',
    paidHint: 'All of its estimates together.',
  },
}

type AuthorityFieldsProps = {
  authority: TaxAuthority
  answers: Answers
  onAnswer: (change: Partial<Answers>) => void
}

/** The four amounts to enter for one authority. */
export function AuthorityFields({ authority, answers, onAnswer }: AuthorityFieldsProps) {
  const { taxYear } = answers
  const { tax, expectedHint, withheldHint, paid, paidHint } = TEXTS[authority]
  const amountField = (field: AuthorityField) => ({
    value: answers[field],
    error: amountError(answers[field]),
    onChange: (text: string) => onAnswer({ [field]: text }),
  })
  return (
    <div className="grid items-end gap-x-4 gap-y-5 xs:grid-cols-2 print:gap-2">
      <MoneyField
        label={`${tax} you expect for ${taxYear}`}
        hint={expectedHint}
        {...amountField(`${authority}ExpectedTax`)}
      />
      <MoneyField
        label={`${tax} withheld in ${taxYear}`}
        hint={withheldHint}
        {...amountField(`${authority}Withholding`)}
      />
      <MoneyField label={`${tax} of ${taxYear - 1}`} {...amountField(`${authority}PriorYearTax`)} />
      <MoneyField
        label={`${paid} so far for ${taxYear}`}
        hint={paidHint}
        {...amountField(`${authority}Paid`)}
      />
    </div>
  )
}

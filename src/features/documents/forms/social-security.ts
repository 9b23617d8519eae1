import { type FormDefinition, identity, money } from './form-definition.ts'

export const SSA_1099: FormDefinition = {
  kind: 'ssa1099',
  shortName: 'SSA-1099',
  title: 'Social Security Benefit Statement',
  fields: [
    identity('beneficiarySsn', '2', 'Beneficiary’s Social Security Number', 'Beneficiary’s SSN'),
    money('benefitsPaid', '3', 'Benefits paid', 'Benefits paid in'),
    money('benefitsRepaid', '4', 'Benefits repaid to SSA', 'Benefits repaid to SSA in'),
    {
      ...money(
        'netBenefits',
        '5',
        'Net benefits',
        'Net benefits for',
        'Net benefits for (Box minus Box)',
      ),
      // In parentheses if more was repaid than paid: Pub. 915.
      canBeNegative: true,
    },
    money('federalTax', '6', 'Voluntary federal income tax withheld'),
  ],
  otherLabels: ['Name', 'Address', 'Claim number', 'Description of amount in box 3'],
}

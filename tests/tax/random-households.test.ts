import { testRandomHouseholds } from './random-households.ts'

testRandomHouseholds(2000, ['childTaxCredit', 'ohioBase'])

import { testRandomHouseholds } from './random-households.ts'

testRandomHouseholds(2000, ['iraDeduction', 'ohioBase'])

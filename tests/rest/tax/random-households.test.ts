import { testRandomHouseholds } from '../../tax/random-households.ts'

testRandomHouseholds(20_000, [
  'premiumCredit',
  'saversCredit',
  'iraDeduction',
  'ohioBase',
  'ohioJointFiling',
])

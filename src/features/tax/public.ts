export { addToCalculator, type KnownAmounts } from './calculator/add-to-calculator.ts'

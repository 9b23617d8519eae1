export { passOnTax } from './calculator-tax.ts'

export { listTwoYears, RULES, RULES_CHECKED_ON } from './list-deadlines'

export { listTwoYears, RULES, RULES_CHECKED_ON } from './list-deadlines'
export { returnDueDate } from './return-due-date'

export { type AmountTables, createAmountTables } from './amount-tables-service.ts'

export { createBankMaker } from './bank-maker.ts'
export { generationRoutes } from './generations-router.ts'
export { createGenerations } from './generations-service.ts'

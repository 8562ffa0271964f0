export type { AccountPart } from './account-part.ts'
export { accountRoutes } from './account-router.ts'
export { createAccountService } from './account-service.ts'

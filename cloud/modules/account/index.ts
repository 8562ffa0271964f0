export { accountRoutes } from './account-router.ts'
export { createAccountService } from './account-service.ts'

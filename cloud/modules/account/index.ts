export { accountRoutes } from './account-router.ts'
export { type AccountService, createAccountService } from './account-service.ts'

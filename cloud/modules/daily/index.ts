export { dailyAccountPart } from './daily-account-part.ts'
export { dailyRoutes } from './daily-router.ts'
export { createDailyService } from './daily-service.ts'

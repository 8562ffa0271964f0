export { dailyAccountPart } from './daily-account-part.ts'
export { createDailyRiddles } from './daily-riddles.ts'
export { dailyRoutes } from './daily-router.ts'
export { createDailyService } from './daily-service.ts'

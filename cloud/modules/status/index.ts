export { statusRoutes } from './status-router.ts'
export { createStatusService } from './status-service.ts'

export { adminAccountPart, adminRoutes } from './admin-router.ts'

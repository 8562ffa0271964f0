export { adminAccountPart, adminRoutes } from './admin-router.ts'
export { createLiveFigures } from './live-figures.ts'

export { downloadRoutes } from './downloads-router.ts'

export { passRules } from './paid-pass-repository.ts'
export { gamePassRoutes } from './pass-router.ts'
export { createGamePassService, type GamePasses } from './pass-service.ts'

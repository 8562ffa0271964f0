export { gameAccountPart } from './game-account-part.ts'
export { createGameResults } from './game-results.ts'
export { gameRoutes, playerGameRoutes } from './game-router.ts'
export { createGameService } from './game-service.ts'

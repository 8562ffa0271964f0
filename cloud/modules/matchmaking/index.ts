export { gameModeRoutes } from './game-modes-router.ts'

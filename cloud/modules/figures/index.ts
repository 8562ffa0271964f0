export { countGames } from './count-games.ts'
export { createFigures, type FiguresService, type LedgerSums } from './figures-service.ts'

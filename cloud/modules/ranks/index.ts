export { matchDifficulty } from './rank-difficulty.ts'
export { createRanks, type Ranks } from './ranks-service.ts'

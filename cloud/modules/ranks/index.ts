export { matchDifficulty } from './rank-difficulty.ts'

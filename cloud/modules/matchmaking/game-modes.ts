import { MAX_PLAYERS, MIN_PLAYERS } from '#shared/constants/limits.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { GameMode, RankedLock } from '#shared/schemas/game.ts'

/** The three ways to play. The texts are for those who read the API; the client has its own, in both languages. */
const GAME_MODES: readonly GameMode[] = [
  {
    id: 'quick_match',
    name: 'Quick Match',
    description: 'Play at once against anyone who is there.',
    players: { min: MIN_PLAYERS, max: 8 },
  },
  {
    id: 'private_lobby',
    name: 'Private Lobby',
    description: 'Your own room, your own rules, your friends.',
    players: { min: MIN_PLAYERS, max: MAX_PLAYERS },
  },
  {
    id: 'ranked',
    name: 'Ranked',
    description: 'Climb seven ranks against players of your strength.',
    players: { min: MIN_PLAYERS, max: 8 },
  },
]

export const gameModesFor = (lock: RankedLock | null): GameMode[] =>
  GAME_MODES.map((mode) => (mode.id === 'ranked' && lock ? { ...mode, locked: lock } : mode))

/** Throws NOT_FOUND. */
export function findGameMode(id: string, lock: RankedLock | null): GameMode {
  const mode = gameModesFor(lock).find((one) => one.id === id)
  if (!mode) throw new AppError('NOT_FOUND')
  return mode
}

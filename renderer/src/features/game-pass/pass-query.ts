import { queryOptions } from '@tanstack/react-query'
import { api } from '#renderer/lib/http-client.ts'
import type { PassTrack } from '#shared/constants/game.ts'
import { type GamePass, gamePassData, type PassLevel } from '#shared/schemas/game-pass.ts'

/** Asked anew with every visit: a game may have been settled meanwhile. */
export const passQuery = queryOptions({
  queryKey: ['game-pass'],
  queryFn: ({ signal }) => api.get('/game-pass', { schema: gamePassData, signal }),
  refetchOnMount: 'always' as const,
})

export type PrizeState = 'claimed' | 'open' | 'ahead' | 'locked'

/** Locked goes before ahead: what premium gives is seen from the start, and so is what it takes. */
export function prizeState(pass: GamePass, { level, ...tracks }: PassLevel, track: PassTrack): PrizeState {
  if (tracks[track].claimed) return 'claimed'
  if (track === 'premium' && !pass.premium) return 'locked'
  return level <= pass.level ? 'open' : 'ahead'
}

export const countOpen = (pass: GamePass): number =>
  pass.levels
    .flatMap((level) => [prizeState(pass, level, 'free'), prizeState(pass, level, 'premium')])
    .filter((state) => state === 'open').length

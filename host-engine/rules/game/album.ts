import type { AlbumPage } from '#shared/schemas/game.ts'
import type { PlayedRound, UserId } from '../room-state.ts'

/** Each round of a game with this viewer's own result (GAME-39). */
export const albumOf = (played: readonly PlayedRound[], viewer: UserId): AlbumPage[] =>
  played.map(({ prompt, answer, explanation, answers }) => {
    const own = answers.find(({ userId }) => userId === viewer)
    const yourResult = { result: own ? 'correct' : 'missed', points: own?.points ?? 0 } as const
    return { prompt, answer, ...(explanation ? { explanation } : {}), yourResult }
  })

import type { NewMatch } from '#host-engine/index.ts'
import type { QueueMode } from '#shared/constants/game.ts'
import { MATCH_PLAYERS_MAX } from './pairing-rules.ts'
import type { Match } from './ticket.ts'

/** Quick is quick; a rank is played for over more rounds, so that luck counts less. */
const RULES = {
  quick_match: { name: 'Quick Match', mode: 'quick', rounds: 7, timePerRound: 30 },
  ranked: { name: 'Ranked', mode: 'ranked', rounds: 10, timePerRound: 30 },
} as const satisfies Record<QueueMode, Partial<NewMatch['settings']>>

/** The rules of play of a matched room: nobody chooses them. */
export const matchSettings = ({ modeId, difficulty, language }: Match): NewMatch['settings'] => ({
  ...RULES[modeId],
  difficulty,
  language,
  category: 'any',
  maxPlayers: MATCH_PLAYERS_MAX,
  timeFactor: 1,
  strictness: 'normal',
  allowSpectators: false,
  guests: true,
  listed: false,
  joinInProgress: false,
  presenter: false,
  spectatorLimit: 0,
  tokenReward: 0,
  customQuizzes: null,
})

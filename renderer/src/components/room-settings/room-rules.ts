import type { Difficulty, Language, Strictness, TimeFactor } from '#shared/constants/game.ts'

/** The rules of play that a host sets, in a new room and in a waiting one. */
export interface RoomRules {
  maxPlayers: number
  rounds: number
  timePerRound: number
  timeFactor: TimeFactor
  strictness: Strictness
  difficulty: Difficulty
  language: Language
  allowSpectators: boolean
  /** Whether people without an account may play. */
  guests: boolean
}

export interface RuleFieldsProps {
  rules: RoomRules
  change: (changes: Partial<RoomRules>) => void
  /** Why the server would refuse a field, in the player's language. */
  errorOf: (field: keyof RoomRules) => string | undefined
}

/** How long a round really is. */
export const roundSeconds = ({ timePerRound, timeFactor }: Pick<RoomRules, 'timePerRound' | 'timeFactor'>) =>
  timePerRound * timeFactor

const FACTOR_NAMES = { 1: 'normal', 1.5: 'half', 2: 'double' } as const
/** A key that the texts can have: a dot would divide it. */
export const factorName = (factor: TimeFactor) => FACTOR_NAMES[factor]

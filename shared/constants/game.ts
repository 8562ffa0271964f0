/** The words that rules, wire and screens share. Orders matter: they are shown in this order. */
export const LANGUAGES = ['english', 'italian'] as const
export type Language = (typeof LANGUAGES)[number]

export const DIFFICULTIES = ['easy', 'medium', 'hard', 'enigmaster'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

export const QUIZ_KINDS = ['question', 'riddle', 'anagram', 'cipher', 'sequence', 'missing', 'rebus'] as const
export type QuizKind = (typeof QUIZ_KINDS)[number]

export const ROOM_MODES = ['quick', 'private', 'ranked'] as const
export type RoomMode = (typeof ROOM_MODES)[number]

export const ROOM_STATUSES = ['waiting', 'in_progress', 'finished'] as const
export type RoomStatus = (typeof ROOM_STATUSES)[number]

export const GAME_MODE_IDS = ['quick_match', 'private_lobby', 'ranked'] as const
export type GameModeId = (typeof GAME_MODE_IDS)[number]

/** The modes for which players are matched. */
export const QUEUE_MODES = ['quick_match', 'ranked'] as const satisfies readonly GameModeId[]
export type QueueMode = (typeof QUEUE_MODES)[number]

/** A day has one quest of each. */
export const QUEST_TYPES = [
  'quick_matches',
  'private_matches',
  'ranked_wins',
  'correct_answers',
  'total_games',
] as const
export type QuestType = (typeof QUEST_TYPES)[number]

export const PASS_TRACKS = ['free', 'premium'] as const
export type PassTrack = (typeof PASS_TRACKS)[number]

export const STRICTNESSES = ['strict', 'normal', 'relaxed'] as const
export type Strictness = (typeof STRICTNESSES)[number]

/** Relaxed timers: how much longer rounds and the pauses between them are. */
export const TIME_FACTORS = [1, 1.5, 2] as const
export type TimeFactor = (typeof TIME_FACTORS)[number]

export const VERDICTS = ['correct', 'close', 'wrong'] as const
export type Verdict = (typeof VERDICTS)[number]

export const RANKS = ['apprentice', 'seeker', 'scholar', 'sage', 'oracle', 'mystic', 'enigmaster'] as const
export type Rank = (typeof RANKS)[number]

/** What one may say of a round without a word; shown in this order. */
export const EMOTES = ['clap', 'laugh', 'wow', 'cry', 'fire'] as const
export type Emote = (typeof EMOTES)[number]

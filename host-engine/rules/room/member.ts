import type { Seated } from '../room-command.ts'
import type { Instant, Member } from '../room-state.ts'

/** Someone who takes a seat, and has yet to connect. */
export const newMember = (
  { userId, username, avatar, isGuest = false }: Seated,
  seat: number,
  now: Instant,
): Member => ({
  userId,
  username,
  avatar,
  seat,
  role: 'player',
  isBot: false,
  isGuest,
  ready: false,
  joinedInRound: null,
  connected: false,
  everConnected: false,
  awaySince: now,
  awayMs: 0,
  pauses: 0,
  pausedMs: 0,
  lastLineAt: null,
  windowStartedAt: now,
  windowLines: 0,
  score: 0,
  correct: 0,
  firsts: 0,
  answerMs: 0,
  streak: 0,
  reactedAt: [],
})

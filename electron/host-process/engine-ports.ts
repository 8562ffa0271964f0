import type { GameResults, Ports, QuizSource, RoomDirectory, SpokenLines } from '#host-engine/index.ts'
import type { Guests } from './guests/guests.ts'
import { LIMITS, type Limits } from './http/limits.ts'
import type { Logger } from './logger.ts'

export interface EnginePortsParts {
  readonly guests: Pick<Guests, 'authenticate'>
  readonly limits: Limits
  readonly quizzes: QuizSource
  readonly results: GameResults
  readonly directory: RoomDirectory
  readonly spokenLines: SpokenLines
  readonly logger: Logger
}

const nothing = async (): Promise<void> => undefined

/** What a party supplies to the engine. There is nothing in it by which R3, rank or quests could be granted (LAN-4). */
export const enginePorts = ({
  guests,
  limits,
  quizzes,
  results,
  directory,
  spokenLines,
  logger,
}: EnginePortsParts): Ports => ({
  // A party has no maintenance.
  admission: { isOpen: () => true },
  players: {
    authenticate: async (token) => guests.authenticate(token),
    // A party has no admins; the host of a room mutes.
    mutedUntil: () => null,
    countJoin: (userId) => limits.count(LIMITS.joinRoom, userId),
  },
  quizzes,
  results,
  directory,
  // Nobody waits for a match at a party.
  queue: { begun: nothing, requeue: nothing },
  rewards: {
    hold: async (_roomId, _hostId, price) => ({
      ok: false,
      code: 'INSUFFICIENT_R3',
      details: { balance: 0, price },
    }),
    release: nothing,
  },
  // There is no account channel: who has no room-play connection is told nothing.
  notifier: { deliver: () => undefined, show: () => undefined, displace: () => undefined },
  spokenLines,
  logger,
})

import type { AccountNotifier } from './account-notifier.ts'
import type { Admission } from './admission.ts'
import type { GameResults } from './game-results.ts'
import type { Logger } from './logger.ts'
import type { PlayQueue } from './play-queue.ts'
import type { PlayerDirectory } from './player-directory.ts'
import type { QuizSource } from './quiz-source.ts'
import type { RewardEscrow } from './reward-escrow.ts'
import type { RoomDirectory } from './room-directory.ts'
import type { SpokenLines } from './spoken-lines.ts'

/** Everything that a host supplies to the engine. The engine itself grants nothing. */
export interface Ports {
  readonly admission: Admission
  readonly players: PlayerDirectory
  readonly quizzes: QuizSource
  readonly results: GameResults
  readonly directory: RoomDirectory
  readonly queue: PlayQueue
  readonly rewards: RewardEscrow
  readonly notifier: AccountNotifier
  readonly spokenLines: SpokenLines
  readonly logger: Logger
}

import type { Db } from '#cloud/db/client.ts'
import type { GameResult } from '#host-engine/index.ts'
import { COUNTED_ROUNDS } from '#shared/constants/rewards.ts'
import type { Progress } from '#shared/protocol/parts.ts'

/** A game that is being settled. */
export interface SettledGame {
  readonly result: GameResult
  /** Of its people, those whose account still exists. */
  readonly accounts: ReadonlySet<string>
  /** Of those, the ones who are no guests. */
  readonly members: ReadonlySet<string>
}

/** What a game brought one of its people. */
export interface Earned {
  readonly userId: string
  readonly r3?: number
  readonly passXp?: number
  readonly rankPoints?: number
  /** What it changed of the level, and of the rank. */
  readonly level?: Progress['level']
  readonly rank?: Progress['rank']
}

/** One module's part in the settlement of a game, in its transaction, which sees to it that a game is settled once. */
export type SettlementPart = (tx: Db, game: SettledGame) => Promise<readonly Earned[]>

interface Steps<Rows, Changes> {
  /** Reads what the decision needs, and locks it. */
  read(tx: Db, game: SettledGame): Promise<Rows>
  /** Pure: the same game and rows make the same changes. */
  decide(game: SettledGame, rows: Rows): { readonly changes: Changes; readonly earned: readonly Earned[] }
  write(tx: Db, changes: Changes): Promise<void>
}

export const settlementPart =
  <Rows, Changes>({ read, decide, write }: Steps<Rows, Changes>): SettlementPart =>
  async (tx, game) => {
    const { changes, earned } = decide(game, await read(tx, game))
    await write(tx, changes)
    return earned
  }

/** Of a finished game the person who won it; a practice opponent wins nothing. */
export function winnerOf({ outcome, players }: Pick<GameResult, 'outcome' | 'players'>): string | null {
  if (outcome.kind !== 'finished') return null
  return players.find(({ userId, isBot }) => userId === outcome.winner && !isBot)?.userId ?? null
}

/** Fewer do not count for R3, quests and the pass: anyone can be many guests, and bots are nobody. */
const MEMBERS_TO_COUNT = 2

/** One who came in later played a game of their own if enough rounds of it were theirs. */
const wasThereForLong = (
  { joinedInRound }: GameResult['players'][number],
  { rounds }: Pick<GameResult, 'rounds'>,
): boolean => !joinedInRound || rounds.length - joinedInRound + 1 >= COUNTED_ROUNDS

/**
 * Whom a finished game may bring something: the members who were there at its end, if it began with two or more. One whom the
 * other leaves alone has played, too.
 */
export function earnersOf({ result, members }: SettledGame): string[] {
  const { outcome, players, leavers } = result
  const began = [...players, ...leavers].filter(({ userId }) => members.has(userId))
  if (outcome.kind !== 'finished' || began.length < MEMBERS_TO_COUNT) return []
  return players
    .filter((player) => members.has(player.userId) && wasThereForLong(player, result))
    .map(({ userId }) => userId)
}

/** Quizzes of the host's own, or an end of the host's choice: anyone could make wins and levels of them (WALLET-10, GAME-46). */
export const isHostsOwn = ({ ownQuizzes, outcome }: Pick<GameResult, 'ownQuizzes' | 'outcome'>): boolean =>
  ownQuizzes || (outcome.kind === 'finished' && outcome.endedByHost === true)

/** Whether a game is long enough, and its answers unknown, so that it counts for quests and the pass (QUEST-4, PASS-5). */
export const isCounted = ({
  rounds,
  ...game
}: Pick<GameResult, 'ownQuizzes' | 'outcome' | 'rounds'>): boolean =>
  !isHostsOwn(game) && rounds.filter(({ answer }) => answer !== null).length >= COUNTED_ROUNDS

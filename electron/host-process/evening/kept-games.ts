import type { GameResult, GameResults, KeptGame, KeptGames } from '#host-engine/index.ts'
import type { Store } from '../store/open-store.ts'

/** More than an evening has, and little enough to read at once. */
const GAMES_KEPT = 100

/** A game of the party that is over, with all that anybody may see of it. */
export interface PartyGame extends KeptGame {
  readonly outcome: GameResult['outcome']
  readonly scores: GameResult['scores']
  /** How often each was the first to be right. */
  readonly firsts: Readonly<Record<string, number>>
}

const partyGame = (result: GameResult): PartyGame => ({
  id: result.sessionId,
  roomId: result.roomId,
  outcome: result.outcome,
  scores: result.scores,
  rounds: result.rounds,
  roundsPlanned: result.roundsPlanned,
  startedAt: result.startedAt,
  finishedAt: result.finishedAt,
  firsts: Object.fromEntries(result.players.map(({ userId, firsts }) => [userId, firsts])),
})

export type PartyGames = ReturnType<typeof createPartyGames>

/** The results of a party: kept here and nowhere else. Nobody earns anything by them (LAN-4). */
export function createPartyGames(store: Store) {
  const insert = store.prepare<[string, number, string]>(
    'insert or ignore into games (session_id, finished_at, body) values (?, ?, ?)',
  )
  const trim = store.prepare<[number]>(
    'delete from games where session_id not in (select session_id from games order by finished_at desc limit ?)',
  )
  const byId = store.prepare<[string], { body: string }>('select body from games where session_id = ?')
  const latest = store.prepare<[], { body: string }>('select body from games order by finished_at desc')

  const find = (id: string): PartyGame | null => {
    const row = byId.get(id)
    return row ? (JSON.parse(row.body) as PartyGame) : null
  }

  const results: GameResults = {
    noteLeaver: async () => undefined,
    async settle(result) {
      insert.run(result.sessionId, result.finishedAt, JSON.stringify(partyGame(result)))
      trim.run(GAMES_KEPT)
      return null
    },
  }

  const kept: KeptGames = {
    find: async (id) => find(id),
    names: async (id) => new Map(find(id)?.scores.map(({ userId, username }) => [userId, username])),
  }

  return {
    results,
    kept,
    /** The latest first. */
    latest: (): PartyGame[] => latest.all().map(({ body }) => JSON.parse(body) as PartyGame),
  }
}

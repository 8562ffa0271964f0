import { setTimeout as sleep } from 'node:timers/promises'
import { CHAT_GAP_MS } from '#shared/constants/timings.ts'
import type { BenchClient } from './bench-client.ts'
import { encodeFrame } from './frames.ts'
import type { SeatedCrowd } from './seating.ts'
import type { Tally } from './tally.ts'

/** Longer than the counts are held back. */
const QUIET_MS = 600
/** Answers that come alone; all others come at once. */
const ALONE = 3
const COUNTS = ['player_answered', 'guess_submitted'] as const
const OWN = ['correct_answer', 'guess_result', 'ack'] as const

export interface AnswerResults {
  /** Frames to all clients for each right answer, without the counts, which are batched. */
  readonly ownFrames: number
  /** The same with the counts, for an answer that comes alone. */
  readonly allFramesAlone: number
  /** The same with the counts, when many answer at once. */
  readonly allFramesAtOnce: number
}

/** All players of one room but one, for whom the round goes on, answer right: some one by one, then the others at once. */
export async function measureAnswers(
  { rooms: [room], tally }: SeatedCrowd,
  games: ReadonlyMap<string, string>,
): Promise<AnswerResults> {
  if (room === undefined) throw new Error('answers need a room')
  await sleep(CHAT_GAP_MS)
  const gameSessionId = games.get(room.id) ?? ''
  const answer = (clients: readonly BenchClient[]) =>
    framesOf(tally, async () => {
      for (const [index, client] of clients.entries())
        client.send(encodeFrame('submit_guess', { ref: `a${index}`, gameSessionId, guess: 'lantern' }))
    })
  const singles = []
  for (const client of room.speakers.slice(1, 1 + ALONE)) singles.push(await answer([client]))
  const others = room.speakers.slice(1 + ALONE)
  const together = await answer(others)
  const alone = singles.reduce((sum, { own, counts }) => sum + own + counts, 0) / ALONE
  return {
    ownFrames: together.own / others.length,
    allFramesAlone: alone,
    allFramesAtOnce: (together.own + together.counts) / others.length,
  }
}

async function framesOf(tally: Tally, act: () => Promise<void>) {
  const own = tally.of(...OWN)
  const counts = tally.of(...COUNTS)
  await act()
  await sleep(QUIET_MS)
  return { own: tally.of(...OWN) - own, counts: tally.of(...COUNTS) - counts }
}

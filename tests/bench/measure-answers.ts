import { setTimeout as sleep } from 'node:timers/promises'
import { CHAT_GAP_MS, COUNT_PERIOD_MS } from '#shared/constants/timings.ts'
import type { BenchClient } from './bench-client.ts'
import { encodeFrame } from './frames.ts'
import type { SeatedCrowd } from './seating.ts'

/** Longer than a count is held back. */
const QUIET_MS = COUNT_PERIOD_MS + 300
/** Answers that come alone; all others come at once. */
const ALONE = 3

/** Frames to all clients for each right answer, whatever they say. */
export interface AnswerResults {
  readonly framesAlone: number
  readonly framesAtOnce: number
}

/** All players of one room but one, for whom the round goes on, answer right: some one by one, then the others at once. */
export async function measureAnswers(
  { rooms: [room], tally }: SeatedCrowd,
  games: ReadonlyMap<string, string>,
): Promise<AnswerResults> {
  if (room === undefined) throw new Error('answers need a room')
  await sleep(CHAT_GAP_MS)
  const gameSessionId = games.get(room.id) ?? ''
  const framesPerAnswer = async (clients: readonly BenchClient[]) => {
    const before = tally.all()
    for (const [index, client] of clients.entries())
      client.send(encodeFrame('submit_guess', { ref: `a${index}`, gameSessionId, guess: 'lantern' }))
    await sleep(QUIET_MS)
    return (tally.all() - before) / clients.length
  }
  const alone: number[] = []
  for (const client of room.speakers.slice(1, 1 + ALONE)) alone.push(await framesPerAnswer([client]))
  return {
    framesAlone: Math.max(...alone),
    framesAtOnce: await framesPerAnswer(room.speakers.slice(1 + ALONE)),
  }
}

import { drive, type Patience, type Window } from './drive.ts'
import { encodeFrame } from './frames.ts'
import type { Layout } from './layouts.ts'
import type { SeatedCrowd } from './seating.ts'

/** None is near the answer: each is judged through to the end, and shown to the whole room. */
const WRONG = ['a candle', 'the moon', 'fire', 'a falling star', 'is it the lighthouse?', 'the sun', 'torch']

/** Wrong guesses in running rounds; their authors wait for the acknowledgement. */
export function measureGuesses(
  pid: number,
  layout: Layout,
  crowd: SeatedCrowd,
  games: ReadonlyMap<string, string>,
  patience: Patience,
): Promise<Window> {
  const waits: number[] = []
  let guesses = 0
  const senders = crowd.rooms.flatMap(({ id, speakers }) =>
    speakers.map((client) => {
      const gameSessionId = games.get(id) ?? ''
      let sentAt = 0
      client.listen((name) => {
        if (name === 'ack') waits.push(performance.now() - sentAt)
      })
      return () => {
        const guess = WRONG[guesses % WRONG.length] ?? ''
        const frame = encodeFrame('submit_guess', { ref: `g${++guesses}`, gameSessionId, guess })
        sentAt = performance.now()
        client.send(frame)
      }
    }),
  )
  return drive({ pid, layout, crowd, senders, waits }, patience)
}

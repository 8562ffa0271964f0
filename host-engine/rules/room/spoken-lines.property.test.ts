import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Move, type PlayedStep, playRandomly, runningAnswer, USERS } from '../../testing/random-play.ts'

const userId = fc.constantFrom(...USERS)
const move: fc.Arbitrary<Move> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      userId,
      type: fc.constant('say' as const),
      line: fc.constantFrom('@', 'it is the @ I think', 'hello', 'an umbrella'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ type: fc.constant('pass' as const), ms: fc.integer({ min: 0, max: 4_000 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      userId: fc.constant('ada'),
      type: fc.constantFrom('pause_game' as const, 'resume_game' as const, 'end_round' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ userId, type: fc.constantFrom('leave' as const, 'disconnect' as const) }),
  },
  { weight: 1, arbitrary: fc.record({ userId, type: fc.constant('connect' as const) }) },
)
const opening: Move[] = [
  ...USERS.flatMap((id): Move[] => [
    { type: 'join', userId: id, spectate: false },
    { type: 'connect', userId: id },
  ]),
  { type: 'start_game', userId: 'ada' },
  { type: 'pass', ms: 3_000 },
]

/** Who hears audio with the running answer in it, but for its author and those who have answered. */
function tooEarly({ state, events }: PlayedStep): { heard: number; leaks: string[] } {
  const answer = runningAnswer(state)
  const round = state.phase.kind === 'playing' ? state.phase.game.round : null
  const knowing = new Set(round?.answers.map((one) => one.userId))
  let heard = 0
  const leaks = events.flatMap((event) => {
    if (event.name !== 'chat_audio' || answer === null) return []
    const { messageId, audioUrl } = event.payload
    if (!audioUrl.includes(answer)) return []
    heard++
    const author = state.chat.find(({ message }) => message.id === messageId)?.message.userId
    const readers = event.to === 'all' ? state.members.map((member) => member.userId) : event.to
    return [...readers].filter((reader) => reader !== author && !knowing.has(reader))
  })
  return { heard, leaks }
}

it('[VOICE-15] whatever is said in a game, nobody hears the running answer before they have it', () => {
  let heard = 0
  fc.assert(
    fc.property(fc.array(move, { minLength: 10, maxLength: 80 }), (moves) => {
      playRandomly([...opening, ...moves], (step) => {
        const found = tooEarly(step)
        heard += found.heard
        expect(found.leaks).toEqual([])
      })
    }),
    { numRuns: 300 },
  )
  // The test can hear: those who have answered were told of it.
  expect(heard).toBeGreaterThan(100)
})

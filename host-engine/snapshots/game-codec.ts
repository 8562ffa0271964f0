import { z } from 'zod'
import { DIFFICULTIES, LANGUAGES, QUIZ_KINDS } from '#shared/constants/game.ts'
import { JUDGE_REASONS } from '#shared/constants/judge-reasons.ts'
import { QUIZ_CATEGORIES } from '#shared/constants/quiz-categories.ts'
import { roundEndedSchema, solvedSchema } from '#shared/protocol/parts.ts'
import { compileAnswerKey } from '../rules/judge/judge.ts'
import type { Round } from '../rules/room-state.ts'
import type { InstantCodecs } from './instant-codec.ts'

const count = z.int().min(0)
const userId = z.string().min(1)

export const quizSchema = z.strictObject({
  id: z.string(),
  language: z.enum(LANGUAGES),
  difficulty: z.enum(DIFFICULTIES),
  kind: z.enum(QUIZ_KINDS),
  category: z.string(),
  broadCategory: z.enum(QUIZ_CATEGORIES).exactOptional(),
  prompt: z.string(),
  answers: z.array(z.string()).min(1),
  reject: z.array(z.string()).exactOptional(),
  explanation: z.string().exactOptional(),
  practice: z
    .strictObject({ rightRate: z.number().min(0).max(1), wrongGuesses: z.array(z.string()) })
    .exactOptional(),
})

const answerSchema = z.strictObject({ userId, points: count, elapsedMs: count })

const botActSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('right'), atMs: count, userId }),
  z.strictObject({ kind: z.literal('wrong'), atMs: count, userId, guess: z.string() }),
])

const missSchema = z.strictObject({
  userId,
  username: z.string(),
  guess: z.string(),
  isClose: z.boolean(),
})

const writtenRound = z.strictObject({
  number: z.int().min(1),
  quiz: quizSchema,
  durationMs: z.int().min(1),
  seats: count.default(0),
  skipVotes: z.array(userId).default([]),
  opened: z.array(count),
  openings: count,
  hints: z.record(userId, z.array(count)),
  answers: z.array(answerSchema),
  guesses: count,
  misses: z.array(missSchema),
  told: z.strictObject({ answered: count, of: count }),
  botActs: z.array(botActSchema),
})

/** Written without the answer key, which follows from the quiz. */
const roundCodec = z.codec(writtenRound, z.custom<Round>(), {
  decode: (round) => ({ ...round, key: compileAnswerKey(round.quiz) }),
  encode: ({ key: _key, ...round }) => round as z.output<typeof writtenRound>,
})

const playedRoundSchema = z.strictObject({
  quizId: z.string(),
  prompt: z.string(),
  answer: z.string().nullable(),
  explanation: z.string().exactOptional(),
  answers: z.array(answerSchema),
})

export const leaverCodec = ({ instant }: InstantCodecs) =>
  z.strictObject({ userId, username: z.string(), leftAt: instant, score: count, correct: count })

export function gameCodec(instants: InstantCodecs) {
  const { instant } = instants
  const stage = z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('answering'), endsAt: instant }),
    z.strictObject({ kind: z.literal('between'), nextAt: instant }),
    z.strictObject({
      kind: z.literal('paused'),
      reason: z.enum(['players', 'host']),
      since: instant.nullable(),
      until: instant,
      of: z.enum(['answering', 'between']),
      remainingMs: count,
    }),
  ])
  return z.strictObject({
    sessionId: z.string(),
    startedAt: instant,
    quizzes: z.array(quizSchema).min(1),
    round: roundCodec.nullable(),
    stage,
    // Of rounds that ended before it was told who solved them.
    lastRound: z.nullable(
      z.strictObject({ ...roundEndedSchema.shape, solved: z.array(solvedSchema).default([]) }),
    ),
    explained: z
      .record(userId, z.strictObject({ guess: z.string(), reason: z.enum(JUDGE_REASONS) }))
      .default({}),
    played: z.array(playedRoundSchema),
    leavers: z.array(leaverCodec(instants)),
    guessesBy: z.record(userId, count),
    wrongGuesses: z.array(z.strictObject({ quizId: z.string(), userId, guess: z.string() })).default([]),
    refused: z.array(z.strictObject({ userId, round: z.int().min(1), guess: z.string() })).default([]),
    funnyMisses: z.array(missSchema.extend({ people: count, distance: count })),
    aloneSince: instant.nullable(),
    hostMovedAt: instant.nullable(),
    guessesToldAt: instant,
    guessesUntoldSince: instant.nullable(),
  })
}

import { z } from 'zod/mini'
import { type QuizRow, quizRow } from '#renderer/components/own-quizzes/quiz-row.ts'
import { playedQuizzes, QUIZ_SOURCES } from '#renderer/components/quiz-source/quiz-choice.ts'
import { type LobbyForm, rulesSchema } from '#renderer/features/create-lobby/lobby-form.ts'
import { localStore } from '#renderer/lib/storage.ts'
import { LANGUAGES } from '#shared/constants/game.ts'
import { STORAGE_KEYS } from '#shared/constants/storage-keys.ts'

const rowsSchema = z.array(
  z.object({
    prompt: z.string(),
    answer: z.string(),
    aliases: z.string(),
    explanation: z.string(),
    category: z._default(z.string(), ''),
  }),
)
/** All that was typed but the password, which is not left lying on a device. */
const formSchema = z.extend(rulesSchema, {
  roomName: z.string(),
  language: z.enum(LANGUAGES),
  tokenReward: z.int(),
  source: z.enum(QUIZ_SOURCES),
  topic: z.string(),
  generationId: z.nullable(z.string()),
  made: rowsSchema,
  ownSet: rowsSchema,
  quizSetId: z.nullable(z.string()),
  quizzes: rowsSchema,
  pasted: z.string(),
})
const draftSchema = z.object({ userId: z.string(), form: formSchema })
const quizzesSchema = z.object({ userId: z.string(), quizzes: rowsSchema })

function read<T>(key: string, schema: z.ZodMiniType<T>): T | undefined {
  try {
    return schema.safeParse(JSON.parse(localStore.getItem(key) ?? '')).data
  } catch {
    return undefined
  }
}

/** A device that is full loses the draft, and no more. */
function write(key: string, value: unknown): void {
  try {
    localStore.setItem(key, JSON.stringify(value))
  } catch {
    localStore.removeItem(key)
  }
}

const withIds = (rows: z.infer<typeof rowsSchema>): QuizRow[] => rows.map((row) => quizRow(row))

/** What this user was setting up; of another on the same device nothing is told. */
export function readDraft(userId: string): LobbyForm | undefined {
  const draft = read(STORAGE_KEYS.lobbyDraft, draftSchema)
  if (draft?.userId !== userId) return undefined
  const { quizzes, made, ownSet, ...form } = draft.form
  return {
    ...form,
    password: '',
    quizzes: withIds(quizzes),
    made: withIds(made),
    ownSet: withIds(ownSet),
  }
}
export const writeDraft = (userId: string, { password: _, ...form }: LobbyForm): void =>
  write(STORAGE_KEYS.lobbyDraft, { userId, form })
export const forgetDraft = (): void => localStore.removeItem(STORAGE_KEYS.lobbyDraft)

/** The quizzes that were written for the room that was made last; none when it played others. */
export function readLastQuizzes(userId: string): QuizRow[] {
  const last = read(STORAGE_KEYS.lastQuizzes, quizzesSchema)
  return last?.userId === userId ? withIds(last.quizzes) : []
}
export const writeLastQuizzes = (userId: string, form: LobbyForm): void =>
  write(STORAGE_KEYS.lastQuizzes, { userId, quizzes: form.source === 'written' ? playedQuizzes(form) : [] })

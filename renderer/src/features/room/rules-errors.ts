import { z } from 'zod/mini'
import {
  type OwnQuizzes,
  type OwnQuizzesErrors,
  ownQuizzesErrors,
} from '#renderer/components/own-quizzes/own-quizzes.ts'
import { formErrors } from '#renderer/lib/form-errors.ts'
import { validation } from '#shared/i18n/en/validation.ts'
import { changeRoomBody, type RoomChanges } from '#shared/schemas/room-settings.ts'

/** By the field's name, in the player's language. */
export type RulesErrors = Record<string, string>

/** What the server would refuse before it looks at the room, and own quizzes that are too few for its rounds. */
export function draftErrors(form: OwnQuizzes, body: RoomChanges): OwnQuizzesErrors {
  const found = formErrors(changeRoomBody, body)
  const isShort = body.customQuizzes && body.customQuizzes.length < form.rounds
  return ownQuizzesErrors(form, {
    ...found,
    ...(isShort ? { customQuizzes: validation.fewerQuizzesThanRounds } : {}),
  })
}

const refused = z.object({
  code: z.literal('VALIDATION_FAILED'),
  details: z.array(z.object({ path: z.string().check(z.minLength(1)), message: z.string() })),
})

/** The fields that a refusal of the server names; empty when it names none. */
export function refusedFields(error: unknown): Record<string, string> {
  const { data } = refused.safeParse(error)
  return Object.fromEntries(data?.details.map(({ path, message }) => [path, message]) ?? [])
}

import { z } from 'zod/mini'
import { translatedText } from '#renderer/lib/error-text.ts'
import { formErrors } from '#renderer/lib/form-errors.ts'
import { changeRoomBody, type RoomChanges } from '#shared/schemas/room-settings.ts'

/** By the field's name, in the player's language. */
export type RulesErrors = Record<string, string>

const translated = (errors: Record<string, string>): RulesErrors =>
  Object.fromEntries(Object.entries(errors).map(([field, text]) => [field, translatedText(text)]))

/** What the server would refuse before it looks at the room. */
export const draftErrors = (body: RoomChanges): RulesErrors => translated(formErrors(changeRoomBody, body))

const refused = z.object({
  code: z.literal('VALIDATION_FAILED'),
  details: z.array(z.object({ path: z.string().check(z.minLength(1)), message: z.string() })),
})

/** The fields that a refusal of the server names; empty when it names none. */
export function refusedFields(error: unknown): RulesErrors {
  const { data } = refused.safeParse(error)
  return translated(Object.fromEntries(data?.details.map(({ path, message }) => [path, message]) ?? []))
}

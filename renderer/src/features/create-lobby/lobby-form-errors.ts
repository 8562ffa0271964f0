import { brokenRows, parseQuizzes } from '#renderer/components/quizzes/parse-quizzes.ts'
import {
  bodyOf,
  bringsQuizzes,
  filledQuizzes,
  type LobbyForm,
} from '#renderer/features/create-lobby/lobby-form.ts'
import { formErrors } from '#renderer/lib/form-errors.ts'
import { validation } from '#shared/i18n/en/validation.ts'
import { createPrivateRoomBody } from '#shared/schemas/room-settings.ts'

/** What is wrong, by field; quizzes by the id of their row. All in the schema's English. */
export interface LobbyFormErrors {
  fields: Record<string, string>
  quizzes: Record<string, string>
}

/** The schema speaks of `settings.rounds`, the form of `rounds`. */
const fieldOf = (path: string): string => path.replace(/^settings\./, '')

export function lobbyFormErrors(form: LobbyForm): LobbyFormErrors {
  const rows = filledQuizzes(form)
  const errors: LobbyFormErrors = { fields: {}, quizzes: {} }
  for (const [path, message] of Object.entries(formErrors(createPrivateRoomBody, bodyOf(form)))) {
    const field = fieldOf(path)
    const index = /^customQuizzes\.(\d+)/.exec(field)?.[1]
    const row = index === undefined ? undefined : rows[Number(index)]
    if (row) errors.quizzes[row.id] ??= message
    else errors.fields[field] ??= message
  }
  // An empty list is too short for any number of rounds; the schema calls it by another name.
  if (bringsQuizzes(form) && rows.length === 0) {
    errors.fields.customQuizzes = validation.fewerQuizzesThanRounds
  }
  // The paste shows each of its faults by itself; a list with one is not half taken.
  const pasted = parseQuizzes(form.pasted)
  const isBroken = brokenRows(pasted).length > 0 || pasted.notJson
  if (form.source === 'written' && isBroken) errors.fields.pasted = validation.pastedBroken
  return errors
}

export const hasErrors = ({ fields, quizzes }: LobbyFormErrors): boolean =>
  Object.keys(fields).length + Object.keys(quizzes).length > 0

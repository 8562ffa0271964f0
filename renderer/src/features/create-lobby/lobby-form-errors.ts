import { type OwnQuizzesErrors, ownQuizzesErrors } from '#renderer/components/own-quizzes/own-quizzes.ts'
import { broughtQuizzes } from '#renderer/components/quiz-source/quiz-choice.ts'
import { bodyOf, type LobbyForm } from '#renderer/features/create-lobby/lobby-form.ts'
import { formErrors } from '#renderer/lib/form-errors.ts'
import { createPrivateRoomBody } from '#shared/schemas/room-settings.ts'

/** The schema speaks of `settings.rounds`, the form of `rounds`. */
const fieldOf = (path: string): string => path.replace(/^settings\./, '')

export function lobbyFormErrors(form: LobbyForm): OwnQuizzesErrors {
  const found = Object.entries(formErrors(createPrivateRoomBody, bodyOf(form)))
  return ownQuizzesErrors(
    broughtQuizzes(form),
    Object.fromEntries(found.map(([path, text]) => [fieldOf(path), text])),
  )
}

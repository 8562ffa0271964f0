import { type SyntheticEvent, useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  hasErrors,
  type OwnQuizzesErrors,
  ownQuizzesErrors,
} from '#renderer/components/own-quizzes/own-quizzes.ts'
import { bringsQuizzes, broughtQuizzes } from '#renderer/components/quiz-source/quiz-choice.ts'
import { changesOf, draftOf, type RulesDraft } from '#renderer/features/room/rules-draft.ts'
import { draftErrors, refusedFields } from '#renderer/features/room/rules-errors.ts'
import { announce } from '#renderer/lib/announcer.ts'
import { ApiError } from '#renderer/lib/api-error.ts'
import { errorText, translatedText } from '#renderer/lib/error-text.ts'
import { focusFirstError } from '#renderer/lib/focus-first-error.ts'
import { api } from '#renderer/lib/http-client.ts'
import { roomState } from '#renderer/realtime/room/room-store.ts'
import type { CustomQuiz } from '#shared/schemas/custom-quiz.ts'
import { type Room, roomData } from '#shared/schemas/room.ts'
import type { RoomChanges } from '#shared/schemas/room-settings.ts'

/** The one refusal whose text no schema has. */
const SEATS_TAKEN = 'seats taken'
const NO_ERRORS: OwnQuizzesErrors = { fields: {}, quizzes: {} }
/** What answers an error of the own quizzes, too. */
const QUIZ_ROWS = ['source', 'made', 'ownSet', 'quizzes']
const QUIZ_FIELDS = [...QUIZ_ROWS, 'pasted', 'rounds']

/** The errors that stay when these fields are changed. */
function errorsLeft({ fields, quizzes }: OwnQuizzesErrors, changes: Partial<RulesDraft>): OwnQuizzesErrors {
  const ofQuizzes = QUIZ_FIELDS.some((field) => field in changes)
  const stays = (field: string) =>
    !(field in changes || (ofQuizzes && (field === 'customQuizzes' || field === 'pasted')))
  return {
    fields: Object.fromEntries(Object.entries(fields).filter(([field]) => stays(field))),
    quizzes: QUIZ_ROWS.some((field) => field in changes) ? {} : quizzes,
  }
}

/** The state of the dialog: it starts from the room as it is when it opens. */
export function useChangeRules(room: Room, quizzes: CustomQuiz[] | null, onDone: () => void) {
  const { t } = useTranslation()
  const element = useRef<HTMLFormElement>(null)
  const [before] = useState(() => draftOf(room, quizzes))
  const [draft, setDraft] = useState<RulesDraft>(before)
  const [errors, setErrors] = useState(NO_ERRORS)
  const [failure, setFailure] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)

  const playsOthers = bringsQuizzes(before) && quizzes === null
  const brought = broughtQuizzes(draft)
  // Those of another are not here, and nothing can be wrong with them.
  const checked = { ...brought, ownQuizzes: brought.ownQuizzes && !playsOthers }

  const change = useCallback((changes: Partial<RulesDraft>) => {
    setDraft((now) => ({ ...now, ...changes }))
    setErrors((now) => errorsLeft(now, changes))
  }, [])

  function show(found: OwnQuizzesErrors) {
    setErrors(found)
    const count = Object.keys(found.fields).length + Object.keys(found.quizzes).length
    announce(t('common.errorCount', { count }), { priority: 'assertive' })
    focusFirstError(element.current)
  }

  async function save(body: RoomChanges) {
    setSaving(true)
    setFailure(null)
    try {
      await api.patch(`/rooms/${room.id}`, { body, schema: roomData })
      onDone()
    } catch (error) {
      const fields = refusedFields(error)
      // The only conflict here: somebody has taken a seat meanwhile.
      if (error instanceof ApiError && error.code === 'CONFLICT' && body.maxPlayers !== undefined)
        fields.maxPlayers = SEATS_TAKEN
      if (Object.keys(fields).length > 0) show(ownQuizzesErrors(checked, fields))
      else setFailure(errorText(error))
    } finally {
      setSaving(false)
    }
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    const body = changesOf(draft, before)
    if (Object.keys(body).length === 0) return onDone()
    const found = draftErrors(checked, body)
    if (hasErrors(found)) return show(found)
    void save(body)
  }

  const textOf = (error: string) =>
    error === SEATS_TAKEN
      ? t('waiting.edit.seatsTaken', { count: roomState().model.room?.players.length ?? 0 })
      : translatedText(error)

  return {
    element,
    draft,
    change,
    errors,
    /** The same of fields, in the player's language. */
    fieldErrors: Object.fromEntries(
      Object.entries(errors.fields).map(([field, error]) => [field, textOf(error)]),
    ),
    /** The room plays quizzes that another has brought. */
    playsOthers,
    failure,
    isSaving,
    submit,
  }
}

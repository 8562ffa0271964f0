import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { z } from 'zod/mini'
import {
  hasErrors,
  type OwnQuizzesErrors,
  writtenQuizzes,
} from '#renderer/components/own-quizzes/own-quizzes.ts'
import {
  forgetDraft,
  readDraft,
  readLastQuizzes,
  writeDraft,
  writeLastQuizzes,
} from '#renderer/features/create-lobby/lobby-draft.ts'
import {
  bodyOf,
  initialForm,
  type LobbyForm,
  PRESETS,
  type PresetName,
  rewardOf,
  rulesSchema,
} from '#renderer/features/create-lobby/lobby-form.ts'
import { lobbyFormErrors } from '#renderer/features/create-lobby/lobby-form-errors.ts'
import { useRewardLimit } from '#renderer/features/create-lobby/use-reward-limit.ts'
import { useIdempotencyKey } from '#renderer/hooks/use-idempotency-key.ts'
import { announce } from '#renderer/lib/announcer.ts'
import { errorText } from '#renderer/lib/error-text.ts'
import { focusFirstError } from '#renderer/lib/focus-first-error.ts'
import { api } from '#renderer/lib/http-client.ts'
import { currentLanguage } from '#renderer/lib/i18n.ts'
import { setPreferences, usePreferences } from '#renderer/lib/preferences.ts'
import { followActiveGame } from '#renderer/realtime/room/active-room.ts'
import { mayEnter } from '#renderer/realtime/room/entry-check.ts'
import { RoomEntryError } from '#renderer/realtime/room/room-entry-error.ts'
import { enterRoom } from '#renderer/realtime/room/room-session.ts'
import { knowsAccounts } from '#renderer/session/account.ts'
import { useUser } from '#renderer/session/session-store.ts'
import { ROOM_NAME_MAX } from '#shared/constants/limits.ts'
import { roomData } from '#shared/schemas/room.ts'

/** The set that somebody wants to play, as the screen of the sets says in the history. */
const wantedSet = z.object({ quizSetId: z.string() })

/** Everybody at a party is a guest, and its list is how they find the rooms. */
const ofParty = () => (knowsAccounts() ? {} : { guests: true, listed: true })

const NO_ERRORS: OwnQuizzesErrors = { fields: {}, quizzes: {} }

export function useLobbyForm() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const user = useUser()
  const element = useRef<HTMLFormElement>(null)
  const emptyForm = () => ({
    ...initialForm(
      t(knowsAccounts() ? 'createLobby.fields.defaultName' : 'createRoom.defaultName', {
        name: user.username,
      }).slice(0, ROOM_NAME_MAX),
      currentLanguage(),
    ),
    timeFactor: usePreferences.getState().timeFactor,
    ...ofParty(),
  })
  const { data: wanted } = wantedSet.safeParse(useLocation().state)
  const [draft] = useState(() => readDraft(user.id))
  const [form, setForm] = useState<LobbyForm>(() => ({
    ...(draft ?? emptyForm()),
    ...(wanted ? { source: 'set', quizSetId: wanted.quizSetId, ownSet: [] } : {}),
  }))
  /** What was there before anybody typed. */
  const untouched = useRef(form)
  const [isRestored, setRestored] = useState(draft !== undefined)
  const idempotency = useIdempotencyKey()
  const [checked, setChecked] = useState(false)
  const [isCreating, setCreating] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const last = rulesSchema.safeParse(usePreferences((state) => state.lastRoomSettings)).data

  useEffect(() => {
    if (form !== untouched.current) writeDraft(user.id, form)
  }, [form, user.id])

  // From the first attempt on, errors follow what is typed.
  const errors = checked ? lobbyFormErrors(form) : NO_ERRORS
  const most = useRewardLimit()
  const tooExpensive = rewardOf(form) > most.limit
  const change = useCallback(
    (changes: Partial<LobbyForm>) => setForm((before) => ({ ...before, ...changes })),
    [],
  )

  async function create() {
    setCreating(true)
    setFailure(null)
    try {
      if (!mayEnter()) return
      const body = bodyOf(form)
      const headers = idempotency.headersFor(body)
      const { room } = await api.post('/rooms/private', { body, headers, schema: roomData })
      idempotency.done()
      setPreferences({ lastRoomSettings: rulesSchema.parse(form) })
      writeLastQuizzes(user.id, form)
      forgetDraft()
      // The room exists now: a failed join is handled by the room page.
      const entered = await enterRoom({
        roomId: room.id,
        ...(form.password === '' ? {} : { password: form.password }),
      }).catch(() => true)
      if (entered) await navigate(`/room/${room.id}`)
    } catch (error) {
      followActiveGame(error)
      setFailure(error instanceof RoomEntryError ? error.message : errorText(error))
    } finally {
      setCreating(false)
    }
  }

  function submit(event: React.SyntheticEvent) {
    event.preventDefault()
    setChecked(true)
    const found = lobbyFormErrors(form)
    if (!hasErrors(found) && !tooExpensive) return void create()
    const count =
      Object.keys(found.fields).length + Object.keys(found.quizzes).length + (tooExpensive ? 1 : 0)
    announce(t('common.errorCount', { count }), { priority: 'assertive' })
    focusFirstError(element.current)
  }

  return {
    form,
    change,
    errors,
    tooExpensive,
    most,
    failure,
    isCreating,
    submit,
    element,
    hasLast: last !== undefined,
    applyPreset: (name: PresetName) => change(PRESETS[name]),
    applyLast: () => {
      const written = writtenQuizzes(form)
      const quizzes = readLastQuizzes(user.id).filter(
        ({ prompt }) => !written.some((one) => one.prompt === prompt),
      )
      change({
        ...last,
        ...ofParty(),
        // What is being written now is not thrown away for it.
        ...(quizzes.length > 0 ? { source: 'written', quizzes: [...written, ...quizzes] } : {}),
      })
    },
    isRestored,
    startAfresh: () => {
      untouched.current = emptyForm()
      setForm(untouched.current)
      setChecked(false)
      setRestored(false)
      forgetDraft()
      element.current?.querySelector('input')?.focus()
    },
  }
}
